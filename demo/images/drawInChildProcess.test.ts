import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogOptions } from '#server/http/log.ts';

// Own modules: another test of the same worker may have started the drawing process that the module keeps.
vi.resetModules();
const { configureLog } = await import('#server/http/log.ts');
const { drawInChildProcess } = await import('./drawInChildProcess.ts');

let started: ChildProcess[];
let logged: string;
let logBefore: LogOptions;
const recordProcess = (message: unknown) => void started.push((message as { process: ChildProcess }).process); // a message of the child_process diagnostics channel

const write = (text: string) => {
  logged += text;
};

beforeEach(() => {
  started = [];
  logged = '';
  logBefore = configureLog({ isStructured: false, write });
  subscribe('child_process', recordProcess);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  // Runs the idle timer, which ends the process.
  vi.runAllTimers();
  vi.useRealTimers();
  unsubscribe('child_process', recordProcess);
  configureLog(logBefore);
});

const draw = () =>
  drawInChildProcess({ key: 'harbour/w45-1-facade-detached-00a1ff', width: 32, height: 24, format: 'webp' });

/**
 * Draws a picture.
 * @returns the process that drew it
 */
async function drawn(): Promise<ChildProcess> {
  expect((await draw()).length).toBeGreaterThan(0);
  const child = started.at(-1);
  if (!child) throw new Error('No process was started.');
  return child;
}

it('the end of the drawing process is logged, and another starts', async () => {
  const child = await drawn();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(logged).toBe('The drawing process ended by itself: exit code null, signal SIGKILL.\n');
  expect(await drawn()).not.toBe(child);
});

it('a picture is drawn while the idle process is ending, and nothing is logged', async () => {
  const child = await drawn();
  const ended = once(child, 'exit');
  vi.advanceTimersByTime(20_000);
  expect(await drawn()).not.toBe(child);
  await ended;
  expect(logged).toBe('');
});

it('a drawing that hangs is ended, and the next picture is drawn', async () => {
  const child = await drawn();
  const ended = once(child, 'exit');
  child.kill('SIGSTOP');
  const hanging = draw();
  vi.advanceTimersByTime(30_000);
  await expect(hanging).rejects.toMatchObject({ status: 503 });
  await ended;
  expect(logged).toBe('A picture took more than 30 s: the drawing process is ended.\n');
  expect(await drawn()).not.toBe(child);
});
