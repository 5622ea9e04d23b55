import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bearerSessions, publishedKeys, type SessionOf } from '#server/http/session.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';

const ISSUER = 'https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_AbC123';
const NOW = new Date('2026-11-21T17:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const VISITOR = { kind: 'visitor' };
const clock = { now: () => NOW };

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const CLAIMS = {
  sub: 'user-1',
  email: 'user@example.ca',
  email_verified: true,
  token_use: 'id',
  iss: ISSUER,
  aud: 'client-1',
  iat: SECONDS,
  exp: SECONDS + 3600,
};

const own = keyPair();
const other = keyPair();

function signed(claims: object = {}, { key = own.privateKey, alg = 'RS256' } = {}): Promise<string> {
  return new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader({ alg, kid: 'key-1' }).sign(key);
}

const asking = (authorization?: string) =>
  new Request(
    'http://localhost/',
    authorization === undefined ? {} : { headers: { Authorization: authorization } },
  );

async function tampered(): Promise<string> {
  const [header, , signature] = (await signed()).split('.');
  const payload = Buffer.from(JSON.stringify({ ...CLAIMS, sub: 'user-2' })).toString('base64url');
  return `${header}.${payload}.${signature}`;
}

/** The published key used as a secret, which a library accepts if it trusts the token's `alg`. */
function confused(): Promise<string> {
  const secret = createPrivateKey(own.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const text = createPublicKey(secret).export({ type: 'spki', format: 'pem' });
  return new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(text));
}

describe('a bearer', () => {
  let sessionOf: SessionOf;

  beforeAll(() => {
    sessionOf = bearerSessions({ issuer: ISSUER, clientId: 'client-1', keys: own.publicKey, clock });
  });

  it.each(['Bearer', 'bearer', 'Bearer '])('that is a valid ID token is a customer: %s', async (scheme) => {
    expect(await sessionOf(asking(`${scheme} ${await signed()}`))).toEqual({
      kind: 'customer',
      userId: 'user-1',
      email: 'user@example.ca',
    });
  });

  it('may have a clock that is a few seconds slow', async () => {
    expect(await sessionOf(asking(`Bearer ${await signed({ exp: SECONDS - 4 })}`))).toMatchObject({
      kind: 'customer',
    });
  });

  const FORGED: [string, () => Promise<string> | string][] = [
    ['nothing', () => ''],
    ['no token', () => 'abc'],
    ['expired', () => signed({ exp: SECONDS - 5 })],
    ['without an expiry', () => signed({ exp: undefined })],
    ['not valid yet', () => signed({ nbf: SECONDS + 60 })],
    ['of another audience', () => signed({ aud: 'client-2' })],
    ['of no audience', () => signed({ aud: undefined })],
    ['of another pool', () => signed({ iss: `${ISSUER}4` })],
    ['of no issuer', () => signed({ iss: undefined })],
    ['an access token', () => signed({ token_use: 'access', client_id: 'client-1' })],
    ['an access token with the audience', () => signed({ token_use: 'access' })],
    ['without a use', () => signed({ token_use: undefined })],
    ['without a subject', () => signed({ sub: undefined })],
    ['of an empty sub', () => signed({ sub: '' })],
    ['without email', () => signed({ email: undefined })],
    ['with a list as email', () => signed({ email: ['user@example.ca'] })],
    ['with an unconfirmed email', () => signed({ email_verified: false })],
    ['with an email of unknown confirmation', () => signed({ email_verified: undefined })],
    ['with a text as its confirmation', () => signed({ email_verified: 'true' })],
    ['signed by another key', () => signed({}, { key: other.privateKey })],
    ['signed by another algorithm', () => signed({}, { alg: 'PS256' })],
    ['unsigned', () => new UnsecuredJWT(CLAIMS).encode()],
    ['signed with the public key as a secret', confused],
    ['tampered with', tampered],
    ['cut off', async () => (await signed()).slice(0, -10)],
    ['followed by another one', async () => `${await signed()} ${await signed()}`],
    ['longer than the limit', async () => `${await signed({ more: 'm'.repeat(9000) })}`],
  ];

  it.each(FORGED)('that is %s is a visitor', async (_title, token) => {
    expect(await sessionOf(asking(`Bearer ${await token()}`))).toEqual(VISITOR);
  });

  it.each(['Basic', 'Token', ''])('of the scheme "%s" is a visitor', async (scheme) => {
    expect(await sessionOf(asking(`${scheme} ${await signed()}`))).toEqual(VISITOR);
  });

  it('is read only from the header', async () => {
    const token = await signed();
    const request = new Request(`http://localhost/?token=${token}`, {
      headers: { Cookie: `idToken=${token}` },
    });
    expect(await sessionOf(request)).toEqual(VISITOR);
  });

  it('that is missing is a visitor', async () => {
    expect(await sessionOf(asking())).toEqual(VISITOR);
  });
});

describe('keys that the issuer publishes', () => {
  async function publisher(answer: () => { status: number; body: string }) {
    let fetched = 0;
    const server = createServer((incoming, outgoing) => {
      fetched += 1;
      const { status, body } = answer();
      outgoing.writeHead(incoming.url === '/pool/.well-known/jwks.json' ? status : 404).end(body);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, resolve);
    });
    onTestFinished(
      () =>
        new Promise<void>((resolve) => {
          server.closeAllConnections();
          server.close(() => resolve());
        }),
    );
    const { port } = server.address() as AddressInfo; // a TCP server that listens has one
    const issuer = `http://localhost:${port}/pool`;
    const sessionOf = bearerSessions({ issuer, clientId: 'client-1', keys: publishedKeys(issuer), clock });
    return { issuer, sessionOf, fetched: () => fetched };
  }

  const keySet = async () =>
    JSON.stringify({
      keys: [{ ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }],
    });

  it('are fetched when they are first needed, once', async () => {
    const body = await keySet();
    const { issuer, sessionOf, fetched } = await publisher(() => ({ status: 200, body }));
    expect(await sessionOf(asking())).toEqual(VISITOR);
    expect(fetched()).toBe(0);
    const bearer = `Bearer ${await signed({ iss: issuer })}`;
    const sessions = await Promise.all([1, 2, 3].map(() => sessionOf(asking(bearer))));
    expect(sessions.map(({ kind }) => kind)).toEqual(['customer', 'customer', 'customer']);
    const forged = await signed({ iss: issuer }, { key: other.privateKey });
    expect(await sessionOf(asking(`Bearer ${forged}`))).toEqual(VISITOR);
    expect(fetched()).toBe(1);
  });

  it.each([
    [503, ''],
    [200, 'no JSON'],
    [200, '{"keys":1}'],
  ])('that cannot be loaded make every caller a visitor, and are logged: %s %s', async (status, body) => {
    const logged = capturedLog();
    const { issuer, sessionOf } = await publisher(() => ({ status, body }));
    const caller = await sessionOf(asking(`Bearer ${await signed({ iss: issuer })}`));
    expect(caller).toEqual({ ...VISITOR, isUnchecked: true });
    expect(logged).toHaveLength(1);
  });
});
