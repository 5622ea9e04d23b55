/**
 * The port to the schema worker, which checks values against a JSON Schema outside the page's thread and content
 * security policy.
 */
import type { SchemaAnswer, SchemaQuestion } from './schemaMessages.ts';
import type { Violation } from './violations.ts';

/** Milliseconds after which a worker counts as failed: its file was not loaded completely. */
const TIMEOUT_MS = 15_000;

/** The checker could not be loaded, or the schema could not be compiled. */
class SchemaError extends Error {
  override name = 'SchemaError';
}

interface Waiting {
  resolve(violations: Violation[]): void;
  reject(error: SchemaError): void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function settle(answer: SchemaAnswer): void {
  const question = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('violations' in answer) question?.resolve(answer.violations);
  else question?.reject(new SchemaError(answer.fault));
}

/** Rejects all open questions. The next question starts another worker. */
function giveUp(reason: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new SchemaError(reason));
  waiting.clear();
}

function start(): Worker {
  const started = new Worker(new URL('./schemaWorker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<SchemaAnswer>) => settle(data));
  started.addEventListener('error', () => giveUp('The schema checker could not be loaded.'));
  return started;
}

async function ask(question: Omit<SchemaQuestion, 'id'>): Promise<Violation[]> {
  worker ??= start();
  lastId += 1;
  const id = lastId;
  const { promise, resolve, reject } = Promise.withResolvers<Violation[]>();
  waiting.set(id, { resolve, reject });
  const timer = setTimeout(() => giveUp('The schema checker does not answer.'), TIMEOUT_MS);
  worker.postMessage({ id, ...question } satisfies SchemaQuestion);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads the checker and compiles a schema, so that the first check is fast.
 * @throws SchemaError
 */
export async function prepareSchema(schema: object): Promise<void> {
  await ask({ schema: JSON.stringify(schema) });
}

/**
 * Returns every rule of the schema that the value breaks.
 * @param value plain data
 * @throws SchemaError
 */
export function checkAgainst(schema: object, value: unknown): Promise<Violation[]> {
  return ask({ schema: JSON.stringify(schema), value });
}
