import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureLog, type LogOptions } from '#server/http/log.ts';
import { drawApart } from './drawApart.ts';

let started: ChildProcess[];
let told: string;
let logBefore: LogOptions;
const note = (message: unknown) => void started.push((message as { process: ChildProcess }).process); // of Node's channel

const write = (text: string) => {
  told += text;
};

beforeEach(() => {
  started = [];
  told = '';
  logBefore = configureLog({ isStructured: false, write });
  subscribe('child_process', note);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  // Ends the process for want of work.
  vi.runAllTimers();
  vi.useRealTimers();
  unsubscribe('child_process', note);
  configureLog(logBefore);
});

const draw = () =>
  drawApart({ key: 'harbour/w45-1-facade-detached-00a1ff', width: 32, height: 24, format: 'webp' });

/** Has a picture drawn. @returns the process that drew it */
async function drawn(): Promise<ChildProcess> {
  expect((await draw()).length).toBeGreaterThan(0);
  const child = started.at(-1);
  if (!child) throw new Error('No process was started.');
  return child;
}

it('tells how the drawing process ended by itself, and starts another', async () => {
  const child = await drawn();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(told).toBe('The drawing process ended by itself: exit code null, signal SIGKILL.\n');
  expect(await drawn()).not.toBe(child);
});

it('draws while the process that had no work is ending, and tells nothing', async () => {
  const child = await drawn();
  const ended = once(child, 'exit');
  vi.advanceTimersByTime(20_000);
  expect(await drawn()).not.toBe(child);
  await ended;
  expect(told).toBe('');
});

it('ends a drawing that hangs, and draws the next', async () => {
  const child = await drawn();
  const ended = once(child, 'exit');
  child.kill('SIGSTOP');
  const hanging = draw();
  vi.advanceTimersByTime(30_000);
  await expect(hanging).rejects.toMatchObject({ status: 503 });
  await ended;
  expect(told).toBe('A picture took more than 30 s: the drawing process is ended.\n');
  expect(await drawn()).not.toBe(child);
});
