import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { environment } from '#config/environment.ts';
import { network } from '#tests/support/page/network.ts';
import type { FaultEvent } from './faultEvent.ts';
import { makeFaultSink } from './faultSink.ts';
import { postSender } from './postFaults.ts';

const route = { where: 'route', path: '/real-estate/map' } as const;
const lostCall = {
  where: 'call',
  path: '/real-estate/',
  call: { name: 'realty/listing', status: 0 },
} as const;

/** Creates a sink that collects its faults in a list, or rejects them while it is down. */
function sinkWith({ isDown = false } = {}) {
  const arrived: FaultEvent[] = [];
  const line = { isDown };
  const sink = makeFaultSink(async () => async (event) => {
    if (line.isDown) throw new Error('down');
    arrived.push(event);
  });
  return { ...sink, arrived, line };
}

test('a fault is reported once, with where it happened and the version, and without the person', async () => {
  const { takeFault, arrived } = sinkWith();
  const fault = new TypeError('no home for anne@example.ca');
  takeFault(fault, { ...route, components: '\n at Card' });
  takeFault(fault, route);
  await vi.waitFor(() => expect(arrived).toHaveLength(1));
  expect(arrived[0]).toEqual({
    name: 'TypeError',
    message: 'no home for [email]',
    where: 'route',
    path: '/real-estate/map',
    stack: expect.stringContaining('faultSink.test.ts'),
    components: 'at Card',
    release: environment.version,
    environment: 'local',
  });
});

test('a thrown value that is no error is reported as text only', async () => {
  const { takeFault, arrived } = sinkWith();
  takeFault({ email: 'anne@example.ca' }, route);
  takeFault('gone', route);
  await vi.waitFor(() => expect(arrived).toHaveLength(2));
  expect(arrived.map(({ name, message }) => [name, message])).toEqual([
    ['object', ''],
    ['string', 'gone'],
  ]);
});

test('at most a hundred faults of one visit are reported', async () => {
  const { takeFault, arrived } = sinkWith();
  for (let number = 0; number < 150; number += 1) takeFault(`fault ${number}`, route);
  await vi.waitFor(() => expect(arrived).toHaveLength(100));
});

test('a fault that cannot be sent waits for the next one, in its order', async () => {
  const { takeFault, sendFaults, arrived, line } = sinkWith({ isDown: true });
  takeFault('first', route);
  await sendFaults();
  expect(arrived).toEqual([]);
  line.isDown = false;
  takeFault('second', route);
  await vi.waitFor(() => expect(arrived.map(({ message }) => message)).toEqual(['first', 'second']));
});

test('a call without an answer is reported only when an answer comes again', async () => {
  const { takeFault, sendFaults, arrived } = sinkWith();
  takeFault(new Error('realty/listing failed: 0'), lostCall);
  await Promise.resolve();
  expect(arrived).toEqual([]);
  await sendFaults();
  expect(arrived).toMatchObject([{ call: 'realty/listing', status: 0 }]);
});

test('nothing is sent while the device is offline', async () => {
  const { takeFault, sendFaults, arrived } = sinkWith();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  takeFault('gone', route);
  await sendFaults();
  expect(arrived).toEqual([]);
  online.mockReturnValue(true);
  await sendFaults();
  expect(arrived).toHaveLength(1);
});

const event: FaultEvent = {
  name: 'Error',
  message: 'gone',
  where: 'window',
  path: '/real-estate/',
  stack: 'at draw (https://www.example/real-estate/assets/index-abc.js:10:20)',
  requestId: 'abc-1',
  release: '1.0.0',
  environment: 'staging',
};

test.each([
  [204, true],
  [400, true],
  [429, false],
  [503, false],
])('the service takes a fault, refuses it for good, or asks for a retry: %i', async (status, isDone) => {
  network.use(http.post('*/faults', () => new HttpResponse(null, { status })));
  const sent = postSender('http://localhost/faults')(event);
  await (isDone ? expect(sent).resolves.toBeUndefined() : expect(sent).rejects.toThrow(String(status)));
});

test('Sentry gets the fault and nothing else', async () => {
  const bodies: string[] = [];
  network.use(
    http.post('https://ingest.example/api/42/envelope/', async ({ request }) => {
      bodies.push(await request.text());
      return HttpResponse.json({});
    }),
  );
  const { sentrySender } = await import('./sentryFaults.ts');
  await sentrySender('https://public@ingest.example/42')(event);
  expect(bodies).toHaveLength(1);
  const lines = bodies[0]?.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>) ?? []; // an envelope
  expect(lines[2]).toMatchObject({
    release: '1.0.0',
    environment: 'staging',
    exception: { values: [{ type: 'Error', value: 'gone', stacktrace: { frames: [{ lineno: 10 }] } }] },
    tags: { where: 'window', path: '/real-estate/', requestId: 'abc-1' },
  });
  expect(Object.keys(lines[2] ?? {})).not.toEqual(expect.arrayContaining(['user']));
  expect(bodies[0]).not.toMatch(/breadcrumbs|userAgent|cookie/i);
});
