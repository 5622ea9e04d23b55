import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/**
 * Puts TLS before a server on this machine, with a certificate that signs itself: WebKit stores no Secure cookies of
 * http://localhost, and so a log-in would fail there.
 * @param origin of the server
 * @param folder in which openssl writes key and certificate
 */
export async function startTls(origin: string, folder: string): Promise<{ origin: string; stop(): void }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request(`${origin}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens
  return {
    origin: `https://localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
