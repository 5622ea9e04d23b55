import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Dice } from '#commands/endurance/dice.ts';

/** Deliveries by their idempotency key: the header of a post, the Message-ID of a mail. */
export type Deliveries = Map<string, { times: number; content: string }>;

/** A webhook and a mail server that count what they accept. */
export interface Receivers {
  webhook: string;
  smtpPort: number;
  posts: Deliveries;
  mails: Deliveries;
  /** Number of deliveries that were refused for now (503, 451). */
  refused(): number;
  /** Number of deliveries that were accepted, and the connection then cut without an answer. */
  unanswered(): number;
  /** From now on every delivery is accepted and answered. */
  calm(): void;
  close(): Promise<void>;
}

/** Share of the deliveries that are refused for now, and of those that are accepted without an answer. */
const REFUSED = 0.05;
const UNANSWERED = 0.02;

function count(deliveries: Deliveries, key: string, content: string): void {
  const { times = 0 } = deliveries.get(key) ?? {};
  deliveries.set(key, { times: times + 1, content });
}

/** Starts both on this machine. */
export async function startReceivers(dice: Dice): Promise<Receivers> {
  const posts: Deliveries = new Map();
  const mails: Deliveries = new Map();
  let [refused, unanswered, isCalm] = [0, 0, false];
  const fate = (): 'refused' | 'unanswered' | 'accepted' => {
    const drawn = isCalm ? 1 : dice.next();
    if (drawn < REFUSED) refused += 1;
    else if (drawn < REFUSED + UNANSWERED) unanswered += 1;
    if (drawn < REFUSED) return 'refused';
    return drawn < REFUSED + UNANSWERED ? 'unanswered' : 'accepted';
  };
  const web = createServer(async (request, response) => {
    const body = await text(request);
    const end = fate();
    if (end !== 'refused') count(posts, String(request.headers['idempotency-key']), body);
    if (end === 'unanswered') request.socket.destroy();
    else response.writeHead(end === 'refused' ? 503 : 200).end();
  });
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, answer) {
      text(stream).then((message) => {
        const end = fate();
        if (end === 'refused') return answer(Object.assign(new Error('later'), { responseCode: 451 }));
        const [, id = ''] = /^Message-ID: <([^@>]+)@/im.exec(message) ?? [];
        const [recipient] = session.envelope.rcptTo;
        const [, subject = ''] = /^Subject: (.*)$/im.exec(message) ?? [];
        count(mails, id, `${recipient?.address} ${subject}`);
        return end === 'unanswered' ? answer(new Error('cut')) : answer(null);
      }, answer);
    },
  });
  smtp.on('error', () => undefined);
  web.listen(0, '127.0.0.1');
  smtp.listen(0, '127.0.0.1');
  await Promise.all([once(web, 'listening'), once(smtp.server, 'listening')]);
  const portOf = (address: unknown) => (address as AddressInfo).port; // TCP servers that listen
  return {
    webhook: `http://127.0.0.1:${portOf(web.address())}/leads`,
    smtpPort: portOf(smtp.server.address()),
    posts,
    mails,
    refused: () => refused,
    unanswered: () => unanswered,
    calm() {
      isCalm = true;
    },
    async close() {
      web.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => web.close(resolve)),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
    },
  };
}
