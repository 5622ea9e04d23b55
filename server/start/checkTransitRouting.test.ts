import { expect, onTestFinished, test } from 'vitest';
import { configureLog } from '#server/http/log.ts';
import { checkTransitRouting } from './checkTransitRouting.ts';

const url = 'http://otp:8080';

/** The answer of OpenTripPlanner's ServerInfo, by the fields of its ApiServerInfo and ApiProjectVersion (2.5). */
const serverInfo = (version: string) =>
  Response.json({
    cpuName: 'unknown',
    nCores: 0,
    version: { version, major: 2, minor: 5, patch: 0, qualifier: '' },
    otpSerializationVersionId: '7',
  });

/** The messages that the log has from now on with LOG_LEVEL=warn. */
function warnings(): string[] {
  const messages: string[] = [];
  const write = (entry: string) => void messages.push((JSON.parse(entry) as { message: string }).message); // every entry has one
  const before = configureLog({ isStructured: true, level: 'warn', write });
  onTestFinished(() => void configureLog(before));
  return messages;
}

/** Checks with an answer. @returns the logged lines */
async function checked(answer: () => Response): Promise<string[]> {
  const lines = warnings();
  const ask = async (address: string) => {
    expect(address).toBe('http://otp:8080/otp/');
    return answer();
  };
  await checkTransitRouting({ url, ask });
  return lines;
}

test.each(['2.5.0', '2.5.0-entur-12'])('version %s is accepted', async (version) => {
  expect(await checked(() => serverInfo(version))).toEqual([]);
});

test.each(['2.4.0', '2.6.0', '2.50.0', '1.5.0'])(
  'version %s stops the start with the name of the setting and the right version',
  async (version) => {
    await expect(checked(() => serverInfo(version))).rejects.toThrow(
      `TRANSIT_ROUTING_URL is "http://otp:8080", but it must be the address of an OpenTripPlanner 2.5, the last one with the Travel Time API (http://otp:8080/otp/ says ${version})`,
    );
  },
);

test.each<[name: string, answer: () => Response, why: string]>([
  [
    'that cannot be reached',
    () => {
      throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    },
    'cannot be reached (ECONNREFUSED)',
  ],
  ['that is starting', () => new Response('', { status: 503 }), 'answers 503'],
  ['without its server info', () => new Response('Not found', { status: 404 }), 'names no version'],
])('a service %s lets the start continue with a line', async (_name, answer, why) => {
  const lines = await checked(answer);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(why);
  expect(lines[0]).toContain('It must be version 2.5');
});
