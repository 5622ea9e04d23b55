import { expect, test, vi } from 'vitest';
import { closeEach } from './closeEach.ts';

const failing = (message: string) =>
  vi.fn(async () => {
    throw new Error(message);
  });

test('everything is closed after a failure too, and the first failure is thrown', async () => {
  const last = vi.fn(async () => undefined);
  const closes = [failing('the first'), failing('the second'), last];
  await expect(closeEach(closes)).rejects.toThrow('the first');
  for (const close of closes) expect(close).toHaveBeenCalledOnce();
});

test('everything is closed in its order', async () => {
  const closed: string[] = [];
  await closeEach(['port', 'store'].map((name) => async () => void closed.push(name)));
  expect(closed).toEqual(['port', 'store']);
});
