/** A mail server. */
export interface SmtpServer {
  host: string;
  port: number;
  /** True for TLS from the first byte (smtps). Else the connection is upgraded by STARTTLS. */
  isTls: boolean;
  user?: string;
  /** Secret: never printed. */
  password?: string;
}

/** Port of mail submission with STARTTLS (RFC 6409), and with TLS from the first byte (RFC 8314). */
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

const isScheme = (scheme: string): scheme is keyof typeof PORTS => scheme in PORTS;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the address of a mail server: "smtps://user:password@smtp.example.com:465". The name and the password are
 * encoded as in any address.
 * @returns undefined for another text
 */
export function readSmtpServer(text: string): SmtpServer | undefined {
  const url = URL.parse(text);
  if (!url || !isScheme(url.protocol) || !url.hostname || url.search || url.hash) return undefined;
  if (url.pathname !== '' && url.pathname !== '/') return undefined;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || password === undefined || (user === '') !== (password === '')) return undefined;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : PORTS[url.protocol],
    isTls: url.protocol === 'smtps:',
    ...(user === '' ? {} : { user, password }),
  };
}
