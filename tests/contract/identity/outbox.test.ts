import { createPublicKey } from 'node:crypto';
import { exportJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { makeIdentity } from '#demo/identity/makeIdentity.ts';
import { makeOutbox } from '#demo/identity/outbox.ts';
import {
  makeTestIdentity,
  movedClock,
  TEST_ISSUER,
  type TestIdentity,
} from '#tests/support/identity/testIdentity.ts';

const CLIENT = { ClientId: 'local-client' };

const get = (identity: TestIdentity, path: string, Accept = 'application/json') =>
  identity.fetch(new Request(`http://localhost/idp/${path}`, { headers: { Accept } }));

async function signedUp(locale: string, Username = 'marie@example.ca') {
  const identity = await makeTestIdentity();
  const UserAttributes = [{ Name: 'locale', Value: locale }];
  await identity.call('SignUp', { ...CLIENT, Username, Password: 'Erable-Rouge-7', UserAttributes });
  return identity;
}

describe('the outbox', () => {
  it('lists the mails of an address as JSON, the newest first', async () => {
    const identity = await signedUp('en');
    identity.clock.pass(1000);
    await identity.call('ForgotPassword', { ...CLIENT, Username: 'customer@example.ca' });
    const all = (await (await get(identity, 'outbox')).json()) as { to: string }[];
    expect(all.map(({ to }) => to)).toEqual(['customer@example.ca', 'marie@example.ca']);
    const answer = await get(identity, 'outbox?email=MARIE@example.ca');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const code = expect.stringMatching(/^\d{6}$/);
    expect(await answer.json()).toEqual([
      {
        id: expect.any(String),
        sent: expect.stringMatching(/Z$/),
        to: 'marie@example.ca',
        language: 'en',
        subject: 'Your verification code',
        text: expect.stringContaining(identity.mailTo('marie@example.ca').code ?? '?'),
        code,
      },
    ]);
    expect(await (await get(identity, 'outbox?email=unknown@example.ca')).json()).toEqual([]);
  });

  it.each([
    ['fr-CA', 'fr', 'Votre code de vérification'],
    ['en', 'en', 'Your verification code'],
  ])('writes to an account with the locale %s in its language', async (locale, language, subject) => {
    const identity = await signedUp(locale);
    expect(identity.mailTo('marie@example.ca')).toMatchObject({ language, subject });
  });

  it.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['192.168.1.20', 404],
    ['::ffff:192.168.1.20', 404],
    ['127.evil', 404],
  ])('is shown only on its own machine: %s', async (remoteAddress, status) => {
    const { store, clock, key, outbox } = await signedUp('en');
    const service = makeIdentity({ store, clock, key, outbox, issuer: TEST_ISSUER });
    const env = { incoming: { socket: { remoteAddress } } };
    const answer = await service.request('/idp/outbox', { headers: { 'X-Forwarded-For': '::1' } }, env);
    expect(answer.status).toBe(status);
    if (status === 404) expect(await answer.text()).not.toContain('marie');
  });

  it.each([
    ['X-Forwarded-For', '1.2.3.4'],
    ['Forwarded', 'for=1.2.3.4'],
    ['Forwarded', 'for=127.0.0.1'],
    ['Via', '1.1 proxy'],
    ['X-Real-IP', '127.0.0.1'],
  ])('is not shown through a proxy on its machine, which sends %s: %s', async (name, value) => {
    const { store, clock, key, outbox } = await signedUp('en');
    const service = makeIdentity({ store, clock, key, outbox, issuer: TEST_ISSUER });
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    expect((await service.request('/idp/outbox', {}, env)).status).toBe(200);
    expect((await service.request('/idp/outbox', { headers: { [name]: value } }, env)).status).toBe(404);
  });

  it.each([
    ['localhost', 200],
    ['localhost:4600', 200],
    ['staging.localhost:4600', 200],
    ['127.0.0.1:4600', 200],
    ['[::1]:4600', 200],
    ['evil.example', 404],
    ['localhost.evil.example', 404],
    ['127.0.0.1.evil.example', 404],
    ['evillocalhost', 404],
    ['192.168.1.20:4600', 404],
    ['[::2]', 404],
  ])('is shown only under this machine’s own names: %s', async (host, status) => {
    const identity = await signedUp('en');
    const answer = await identity.fetch(new Request(`http://${host}/idp/outbox`));
    expect(answer.status).toBe(status);
    if (status === 404) expect(await answer.text()).not.toContain('marie');
  });

  it('is a page without scripts', async () => {
    const identity = await signedUp('en');
    const answer = await get(identity, 'outbox', 'text/html,application/xhtml+xml');
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain(`<p class="code">${identity.mailTo('marie@example.ca').code}</p>`);
    expect(page).toContain('marie@example.ca');
  });

  it('shows typed markup as text', async () => {
    const identity = await signedUp('en', "o'neil&b@example.ca");
    const page = await (await get(identity, 'outbox?email=%22%3E%3Cscript%3E', 'text/html')).text();
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(page).not.toContain('<script>');
    const all = await (await get(identity, 'outbox', 'text/html')).text();
    expect(all).toContain('o&#39;neil&amp;b@example.ca');
  });

  it('logs one line for each mail, and keeps the newest', () => {
    const logged: string[] = [];
    const outbox = makeOutbox({ clock: movedClock(), log: (line) => logged.push(line), maxMails: 2 });
    const email = 'anne@example.ca';
    const mail = { id: '1', email, language: 'en', subject: 'Your code', body: '1', html: null } as const;
    outbox.send({ ...mail, code: '012345' });
    outbox.send(mail);
    outbox.send({ ...mail, body: '3' });
    expect(logged).toEqual([
      'Mail to anne@example.ca: Your code 012345',
      'Mail to anne@example.ca: Your code',
      'Mail to anne@example.ca: Your code',
    ]);
    expect(outbox.list().map(({ text }) => text)).toEqual(['3', '1']);
  });
});

describe('the key set', () => {
  it('has only the public part of the key', async () => {
    const identity = await makeTestIdentity();
    const answer = await get(identity, 'ca-central-1_local/.well-known/jwks.json');
    const key = await exportJWK(createPublicKey({ key: identity.key.jwk, format: 'jwk' }));
    expect(await answer.json()).toEqual({
      keys: [{ ...key, kid: identity.key.kid, alg: 'RS256', use: 'sig' }],
    });
  });

  it.each(['other/.well-known/jwks.json', '', 'ca-central-1_local', 'outbox/x'])(
    'and the outbox are the only readable addresses: %s',
    async (path) => {
      const identity = await makeTestIdentity();
      expect((await get(identity, path)).status).toBe(404);
    },
  );
});
