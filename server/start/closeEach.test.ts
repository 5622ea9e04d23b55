import { expect, test, vi } from 'vitest';
import { closeEach } from './closeEach.ts';

const failing = (message: string) =>
  vi.fn(async () => {
    throw new Error(message);
  });

test('what comes behind a failure is closed too, and the first failure is told', async () => {
  const last = vi.fn(async () => undefined);
  const closes = [failing('the first'), failing('the second'), last];
  await expect(closeEach(closes)).rejects.toThrow('the first');
  for (const close of closes) expect(close).toHaveBeenCalledOnce();
});

test('without a failure each is closed behind the one before', async () => {
  const closed: string[] = [];
  await closeEach(['port', 'store'].map((name) => async () => void closed.push(name)));
  expect(closed).toEqual(['port', 'store']);
});
