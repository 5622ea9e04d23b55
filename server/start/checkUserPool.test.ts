import { expect, onTestFinished, test } from 'vitest';
import { configureLog } from '#server/http/log.ts';
import { checkUserPool } from './checkUserPool.ts';

const host = 'https://cognito-idp.ca-central-1.amazonaws.com/';
const issuer = `${host}ca-central-1_AbC123`;
const discovery = `${issuer}/.well-known/openid-configuration`;
const jwks = `${issuer}/.well-known/jwks.json`;

/** The messages that the log has from now on with LOG_LEVEL=warn. */
function warnings(): string[] {
  const messages: string[] = [];
  const write = (entry: string) => void messages.push((JSON.parse(entry) as { message: string }).message); // every entry has one
  const before = configureLog({ isStructured: true, level: 'warn', write });
  onTestFinished(() => void configureLog(before));
  return messages;
}

/** A valid pool, except for the answers that a test changes. */
async function checked(otherwise: Record<string, () => Response>) {
  const requested: string[] = [];
  const answers: Record<string, () => Response> = {
    [discovery]: () => Response.json({ issuer, jwks_uri: jwks }),
    [jwks]: () =>
      Response.json({ keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig', kid: '1', n: 'n', e: 'AQAB' }] }),
    [host]: () => Response.json({ ChallengeName: 'PASSWORD_VERIFIER' }),
    ...otherwise,
  };
  const ask = async (url: string): Promise<Response> => {
    requested.push(url);
    const answer = answers[url];
    if (!answer) throw new Error(`There must be no call of ${url}.`);
    return answer();
  };
  const lines = warnings();
  await checkUserPool({ issuer, clientId: 'client1', ask });
  return { requested, lines };
}

const refused = (type: string, message: string) => () =>
  Response.json({ __type: type, message }, { status: 400 });
const unreachable = () => {
  throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } });
};

test('a correct pool causes no log line', async () => {
  expect(await checked({})).toEqual({ requested: [discovery, jwks, host], lines: [] });
});

test.each([
  [
    'an unknown pool',
    { [discovery]: refused('ResourceNotFoundException', 'User pool does not exist.') },
    '400',
  ],
  ['a page in its place', { [discovery]: () => new Response('<html>') }, 'names another issuer'],
  ['another issuer', { [discovery]: () => Response.json({ issuer: `${issuer}x` }) }, 'names another issuer'],
  ['no keys', { [jwks]: () => Response.json({ keys: [] }) }, 'holds no key for RS256'],
  ['invalid keys', { [jwks]: () => Response.json({ keys: ['?', { kty: 'EC' }] }) }, 'holds no key'],
  ['a missing key set', { [jwks]: () => new Response('', { status: 404 }) }, 'holds no key'],
])('%s stops the start with the name of the setting', async (_, otherwise, why) => {
  const start = checked(otherwise);
  await expect(start).rejects.toThrow('COGNITO_POOL_ID is "ca-central-1_AbC123"');
  await expect(start).rejects.toThrow(why);
});

test('an unknown client stops the start with the name of the setting', async () => {
  const otherwise = {
    [host]: refused('ResourceNotFoundException', 'User pool client client1 does not exist.'),
  };
  await expect(checked(otherwise)).rejects.toThrow('COGNITO_CLIENT_ID is "client1"');
});

test.each([
  ['UserNotFoundException', 'User does not exist.', 'PreventUserExistenceErrors'],
  ['InvalidParameterException', 'USER_SRP_AUTH is not enabled for the client.', 'ALLOW_USER_SRP_AUTH'],
  ['NotAuthorizedException', 'Client client1 is configured with secret but none came.', 'no secret'],
])('%s for a client is logged, and the product starts', async (type, message, advice) => {
  const { lines } = await checked({ [host]: refused(type, message) });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(advice);
});

test.each([
  ['an unknown host', { [discovery]: unreachable }, 'ENOTFOUND'],
  ['a failing host', { [jwks]: () => new Response('', { status: 503 }) }, 'answers 503'],
  ['too many calls', { [host]: () => new Response('', { status: 429 }) }, 'answers 429'],
])('%s is logged, and the product starts', async (_, otherwise, why) => {
  const { lines } = await checked(otherwise);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(why);
});
