import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { bodyTextOf } from '#server/http/validation.ts';
import { wrapServices } from '#server/http/wrapServices.ts';
import { type Listening, listen, PortTaken } from './listen.ts';

test('a function answers on its own port, and gets the caller’s address with the request', async () => {
  const server = await listen(0, (request, env) => {
    const known = env !== undefined && 'incoming' in env;
    return new Response(`${new URL(request.url).pathname} ${known}`);
  });
  onTestFinished(() => server.close());
  const answer = await fetch(`http://localhost:${server.port}/realty`);
  expect(await answer.text()).toBe('/realty true');
});

test('the error for a taken port says what to do', async () => {
  const server = await listen(0, () => new Response());
  onTestFinished(() => server.close());
  const second = listen(server.port, () => new Response());
  await expect(second).rejects.toThrow(PortTaken);
  await expect(second).rejects.toThrow(
    `Port ${server.port} is taken by another program. Stop it, or choose another port: PORT=${server.port + 1} npm start`,
  );
});

test('of several servers that start at the same time, the first one gets the port', async () => {
  const { port, close } = await listen(0, () => new Response());
  await close();
  const starts: Promise<Listening | Error>[] = [];
  for (let start = 0; start < 40; start += 1) {
    starts.push(listen(port, () => new Response()).catch((failure: Error) => failure));
    await new Promise((resolve) => process.nextTick(resolve));
  }
  const results = await Promise.all(starts);
  const refused = results.filter((result) => result instanceof Error);
  await Promise.all(results.map((result) => result instanceof Error || result.close()));
  expect(results[0]).not.toBeInstanceOf(Error);
  expect(refused).toHaveLength(39);
  for (const reason of refused) expect(reason).toBeInstanceOf(PortTaken);
  // The port is free again.
  const again = await listen(port, () => new Response());
  await again.close();
});

test('a closed server does not answer', async () => {
  const server = await listen(0, () => new Response('here'));
  await server.close();
  await expect(fetch(`http://localhost:${server.port}/`)).rejects.toThrow();
});

test('closing waits for an answer in progress, but not for idle connections', async () => {
  const requested = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const server = await listen(0, ({ url }) => {
    if (url.endsWith('/quick')) return new Response('quick');
    requested.resolve();
    return answer.promise;
  });
  const origin = `http://localhost:${server.port}`;
  // Its connection stays open for the next request.
  expect(await (await fetch(`${origin}/quick`)).text()).toBe('quick');
  const slow = fetch(`${origin}/slow`);
  await requested.promise;
  let isClosed = false;
  const closing = server.close().then(() => {
    isClosed = true;
  });
  // On a new connection; the idle one is still answered for a moment.
  await expect(once(get(`${origin}/quick`, { agent: false }), 'response')).rejects.toThrow('ECONNREFUSED');
  expect(isClosed).toBe(false);
  const start = performance.now();
  answer.resolve(new Response('in the end'));
  expect(await (await slow).text()).toBe('in the end');
  await closing;
  expect(performance.now() - start).toBeLessThan(2000);
});

test('while it closes, a request on an open connection is answered, and the connection then ends', async () => {
  const server = await listen(0, () => new Response('here'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [answer] = (await once(get({ agent, port: server.port, host: 'localhost' }), 'response')) as [
      IncomingMessage,
    ];
    return { text: await text(answer), connection: answer.headers.connection };
  };
  expect(await ask()).toEqual({ text: 'here', connection: 'keep-alive' });
  const closing = server.close();
  expect(await ask()).toEqual({ text: 'here', connection: 'close' });
  await closing;
  agent.destroy();
});

test.runIf(process.platform === 'linux')('a busy event loop accepts many connections in a turn', async () => {
  const server = await listen(0, () => new Response('here'));
  onTestFinished(() => server.close());
  let turns = 0;
  let isBusy = true;
  const turn = () => {
    turns += 1;
    if (isBusy) setImmediate(turn);
  };
  turn();
  const agent = new Agent();
  onTestFinished(() => agent.destroy());
  const asked = Array.from({ length: 200 }, async () => {
    const [answer] = (await once(get({ agent, port: server.port, host: '127.0.0.1' }), 'response')) as [
      IncomingMessage,
    ];
    return text(answer);
  });
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['here']));
  isBusy = false;
  expect(turns).toBeLessThan(120);
});

/** A connection without a request, and how it ended; 'open' if it did not. */
function connected(port: number) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const line = { socket, state: 'open' };
  socket.on('error', () => undefined);
  socket.on('close', () => {
    line.state = 'closed';
  });
  return line;
}

test.each([
  ['of one address', { all: 100, each: 3 }],
  ['in all', { all: 3, each: 100 }],
])(
  'the server closes surplus connections %s, and accepts new ones once others have ended',
  async (_title, maximum) => {
    const server = await listen(0, () => new Response('here'), { connections: maximum });
    onTestFinished(() => server.close());
    const lines = [1, 2, 3, 4, 5].map(() => connected(server.port));
    await expect.poll(() => lines.filter(({ state }) => state === 'closed').length).toBe(2);
    for (const { socket } of lines) socket.destroy();
    const answer = () => fetch(`http://127.0.0.1:${server.port}/`).then((response) => response.text());
    await expect.poll(() => answer().catch(() => 'refused')).toBe('here');
  },
);

test('a request whose body never ends times out, and its connection is closed', async () => {
  const answering = async (request: Request) => {
    await bodyTextOf(request, 1_000_000);
    return new Response('taken');
  };
  const server = await listen(0, wrapServices(answering, { timeoutMs: 300 }));
  onTestFinished(() => server.close());
  const { socket } = connected(server.port);
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  socket.write(
    'POST /realty/listings HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n',
  );
  const dripping = setInterval(() => socket.write('x'), 20);
  onTestFinished(() => clearInterval(dripping));
  await expect
    .poll(() => answer.split('\r\n')[0], { timeout: 3000 })
    .toBe('HTTP/1.1 503 Service Unavailable');
  await expect.poll(() => socket.destroyed, { timeout: 3000 }).toBe(true);
});
