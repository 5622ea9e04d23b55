import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { CERTIFICATE, PRIVATE_KEY } from './certificate.ts';

/** A mail that the server accepted. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** True if the connection was encrypted. */
  isEncrypted: boolean;
  /** User name of the session; undefined without authentication. */
  user: string | undefined;
  /** Values of headers by lower-case name, unfolded. */
  headers: Map<string, string>;
  /** Decoded bodies by content type: "text/plain", "text/html". */
  bodies: Map<string, string>;
}

/** A refusal: the SMTP code, and the server's words. */
export interface MailRefusal {
  code: number;
  words: string;
}

/** Options of the server. */
export interface MailServerOptions extends Pick<SMTPServerOptions, 'secure' | 'disabledCommands'> {
  /** Refusals of the first recipients, null for none. */
  recipients?: (MailRefusal | null)[];
  /** Refusals of the first contents, null for none; 'held' reads the content and does not answer. */
  contents?: (MailRefusal | 'held' | null)[];
  /** The accepted name and password; without them the server asks for none. */
  login?: { user: string; password: string };
}

/** A mail server on this machine. */
export interface MailServer {
  port: number;
  received: ReceivedMail[];
  /** Number of contents that were held. */
  held(): number;
}

/** Splits a part into its headers and its body. */
function partOf(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decoded({ headers, body }: ReturnType<typeof partOf>): string {
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

/** Reads the headers and the parts of a message, with parts within parts. */
function readMessage(raw: string): Pick<ReceivedMail, 'headers' | 'bodies'> {
  const bodies = new Map<string, string>();
  const read = (part: ReturnType<typeof partOf>): void => {
    const type = part.headers.get('content-type') ?? 'text/plain';
    const [, boundary] = /boundary="?([^";]+)"?/.exec(type) ?? [];
    if (boundary === undefined) bodies.set(type.split(';')[0] ?? type, decoded(part));
    else {
      const inner = part.body.split(`--${boundary}`).slice(1, -1);
      for (const one of inner) read(partOf(one.replace(/^\r\n/, '').replace(/\r\n$/, '')));
    }
  };
  const message = partOf(raw);
  read(message);
  return { headers: message.headers, bodies };
}

const errorOf = ({ code, words }: MailRefusal): Error =>
  Object.assign(new Error(words), { responseCode: code });

/** Starts a mail server, which ends with the test. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { recipients = [], contents = [], login, ...own } = options;
  const received: ReceivedMail[] = [];
  let held = 0;
  const server = new SMTPServer({
    key: PRIVATE_KEY,
    cert: CERTIFICATE,
    authOptional: login === undefined,
    allowInsecureAuth: false,
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _session, answer) {
      const isKnown = login !== undefined && username === login.user && password === login.password;
      if (isKnown) answer(null, { user: username });
      else answer(errorOf({ code: 535, words: 'Authentication failed' }));
    },
    onRcptTo(_address, _session, answer) {
      const refusal = recipients.shift();
      answer(refusal ? errorOf(refusal) : null);
    },
    async onData(stream, session, answer) {
      const raw = await text(stream).catch(() => undefined);
      // A killed client ends its connection within the message.
      if (raw === undefined) return;
      const refusal = contents.shift();
      if (refusal === 'held') {
        held += 1;
        return;
      }
      if (refusal) return answer(errorOf(refusal));
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        isEncrypted: session.secure,
        user: typeof session.user === 'string' ? session.user : undefined,
        ...readMessage(raw),
      });
      answer(null);
    },
    ...own,
  });
  // A client that refuses the certificate ends its connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo; // a TCP server that listens has one
  return { port, received, held: () => held };
}
