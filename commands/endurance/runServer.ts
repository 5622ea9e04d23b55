import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server in a process of its own. */
export interface RunningServer {
  /** "http://localhost:49152" */
  origin: string;
  /** The lines that it printed until then. */
  printed: string;
  /** Undefined if the process could not be started. */
  pid: number | undefined;
  /** Ends it with a signal, and waits. */
  stop(): Promise<void>;
  /** Kills it as a power failure would (kill -9), and waits. */
  kill(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');

/**
 * Starts a server and waits until it reports that it is ready.
 * @param program its file, from the folder
 * @param settings environment variables
 * @param words flags for Node, a starter program such as taskset, and the folder; the project's by default
 * @throws when it ends before that, with its output
 */
export async function runServer(
  program: string,
  settings: Record<string, string>,
  {
    flags = [],
    starter = [],
    folder = root,
  }: { flags?: readonly string[]; starter?: readonly string[]; folder?: string } = {},
): Promise<RunningServer> {
  const [command = process.execPath, ...words] = [...starter, process.execPath, ...flags, program];
  const child = spawn(command, words, {
    cwd: folder,
    env: { ...process.env, STAGE: 'local', PORT: '0', DATABASE_URL: '', RATE_LIMIT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const ended = once(child, 'close');
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    printed += `${line}\n`;
    const [, origin] = /^Ready: (http:\/\/[^/]+)\//.exec(line) ?? [];
    if (origin) {
      child.stdout.resume();
      return { origin, printed, pid: child.pid, stop: () => endBy('SIGTERM'), kill: () => endBy('SIGKILL') };
    }
  }
  await ended;
  throw new Error(`The server did not start:\n${printed}`);
}
