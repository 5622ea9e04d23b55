import { expect, onTestFinished, test } from 'vitest';
import { listen, PortTaken } from '../../../server/listen.ts';

test('a function answers on a port of its own, and the caller’s address comes with the request', async () => {
  const server = await listen(0, (request, env) => {
    const known = env !== undefined && 'incoming' in env;
    return new Response(`${new URL(request.url).pathname} ${known}`);
  });
  onTestFinished(() => server.close());
  const answer = await fetch(`http://localhost:${server.port}/realty`);
  expect(await answer.text()).toBe('/realty true');
});

test('a taken port is told with a way out', async () => {
  const server = await listen(0, () => new Response());
  onTestFinished(() => server.close());
  const second = listen(server.port, () => new Response());
  await expect(second).rejects.toThrow(PortTaken);
  await expect(second).rejects.toThrow(
    `Port ${server.port} is taken by another program. Stop it, or choose another port: PORT=${server.port + 1} npm start`,
  );
});

test('after closing nobody answers', async () => {
  const server = await listen(0, () => new Response('here'));
  await server.close();
  await expect(fetch(`http://localhost:${server.port}/`)).rejects.toThrow();
});

test('closing waits for an answer under way, and not for lines that are merely open', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const server = await listen(0, ({ url }) => {
    if (url.endsWith('/quick')) return new Response('quick');
    asked.resolve();
    return answer.promise;
  });
  const origin = `http://localhost:${server.port}`;
  // Its line stays open for the next request.
  expect(await (await fetch(`${origin}/quick`)).text()).toBe('quick');
  const slow = fetch(`${origin}/slow`);
  await asked.promise;
  let isClosed = false;
  const closing = server.close().then(() => {
    isClosed = true;
  });
  await expect(fetch(`${origin}/quick`, { headers: { Connection: 'close' } })).rejects.toThrow();
  expect(isClosed).toBe(false);
  const start = performance.now();
  answer.resolve(new Response('in the end'));
  expect(await (await slow).text()).toBe('in the end');
  await closing;
  expect(performance.now() - start).toBeLessThan(2000);
});
