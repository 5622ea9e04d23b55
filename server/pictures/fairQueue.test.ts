import { expect, it } from 'vitest';
import { type FairQueue, fairQueue } from './fairQueue.ts';

const BOUNDS = { atOnce: 1, maxOfOneVisitor: 3, maxWaiting: 5, timeoutMs: 10_000 };
const REFUSED = { status: 503, headers: { 'Retry-After': '2' } };

/** Creates a queue whose first piece of work blocks it until `go`. */
async function blockedQueue(
  bounds = BOUNDS,
): Promise<{ queue: FairQueue; done: string[]; go: () => Promise<void> }> {
  const queue = fairQueue(bounds);
  const blocker = Promise.withResolvers<void>();
  const holding = queue.run('holder', () => blocker.promise);
  const go = async () => {
    blocker.resolve();
    await holding;
  };
  return { queue, done: [], go };
}

it('visitors take turns, and the work of each is done in order', async () => {
  const { queue, done, go } = await blockedQueue();
  const runs = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) =>
    queue.run(name.slice(0, 1), async () => void done.push(name)),
  );
  await go();
  await Promise.all(runs);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  expect(queue.waiting()).toBe(0);
});

it('work beyond the limit of one visitor, or of all, is refused', async () => {
  const { queue, done, go } = await blockedQueue();
  const run = (name: string) => queue.run(name.slice(0, 1), async () => void done.push(name));
  const taken = ['a1', 'a2', 'a3'].map(run);
  await expect(run('a4')).rejects.toMatchObject(REFUSED);
  taken.push(...['b1', 'b2'].map(run));
  await expect(run('c1')).rejects.toMatchObject(REFUSED);
  await go();
  await Promise.all(taken);
  await run('c1');
  expect(done).toHaveLength(6);
});

it('no more work than the limit runs at a time, also after failures', async () => {
  const queue = fairQueue({ ...BOUNDS, atOnce: 2 });
  let running = 0;
  let highest = 0;
  const work = async () => {
    running += 1;
    highest = Math.max(highest, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    throw new Error('no picture');
  };
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((one) => queue.run(one, work)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'));
  expect([highest, running, queue.waiting()]).toEqual([2, 0, 0]);
});

it('work is dropped if its visitor has left, or if it waited too long', async () => {
  const { queue, done, go } = await blockedQueue({ ...BOUNDS, timeoutMs: 5 });
  const leaving = new AbortController();
  const work = async () => void done.push('done');
  const left = queue.run('a', work, leaving.signal).catch((reason: unknown) => reason);
  const late = queue.run('b', work).catch((reason: unknown) => reason);
  leaving.abort();
  expect(await left).toMatchObject(REFUSED);
  expect(queue.waiting()).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  await go();
  expect(await late).toMatchObject(REFUSED);
  expect(done).toEqual([]);
});
