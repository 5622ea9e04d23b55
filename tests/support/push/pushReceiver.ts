import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BrowserMessage, WirePushKeys } from '#api/customer/pushContract.ts';

/** A message as a browser got it. */
export interface PushedMessage {
  headers: IncomingHttpHeaders;
  message: BrowserMessage;
}

/** A browser with its push service. */
export interface PushReceiver {
  /** The origin of the push service. */
  origin: string;
  /** The browser's subscription, as it is sent to the product. */
  subscription: WirePushKeys;
  /** Messages in the order of their arrival, decrypted, also those that were then refused. */
  received: PushedMessage[];
  close(): Promise<void>;
}

/** Decrypts a body by RFC 8291 and RFC 8188, with the browser's own keys. */
function decrypted(body: Buffer, keys: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const secret = keys.ecdh.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.ecdh.getPublicKey(), senderKey]);
  const key = Buffer.from(hkdfSync('sha256', secret, keys.auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  cipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([cipher.update(body.subarray(keyEnd, -16)), cipher.final()]);
  // The last record ends with the delimiter 2.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/**
 * Starts a push service on this machine, with one browser.
 * @param answers statuses of the first messages, 201 afterwards; 'never' does not answer
 */
export async function startPushReceiver(answers: (number | 'never')[] = []): Promise<PushReceiver> {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const received: PushedMessage[] = [];
  const server = createServer(async (request, response) => {
    const text = decrypted(await buffer(request), { ecdh, auth });
    received.push({ headers: request.headers, message: JSON.parse(text) as BrowserMessage }); // the test checks it
    const answer = answers[received.length - 1] ?? 201;
    if (answer !== 'never') response.writeHead(answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    subscription: {
      endpoint: `${origin}/send/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
