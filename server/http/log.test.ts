import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { createMockGeneralLead } from '../../tests/support/leads/createMockLead.ts';
import { capturedLog } from '../../tests/support/services/capturedLog.ts';
import { fillStore } from '../../tests/support/services/makeTestServices.ts';
import { openProduct } from '../../tests/support/services/openProduct.ts';
import { smallDatasetListings } from '../../tests/support/services/smallDataset.ts';
import { storeDialects } from '../../tests/support/services/storeDialects.ts';
import { logEvent, logFailure, logInfo, logWarning } from './log.ts';
import { bearerSessions } from './session.ts';
import { workLoop } from './workLoop.ts';

const root = join(import.meta.dirname, '..', '..');

/** A name that occurs in no other text of these requests, so the log has repeated a customer’s input if it contains it. */
const MARK = 'Zorrovitch';

/** Each entry, parsed. */
const parsed = (entries: string[]) => entries.map((entry) => JSON.parse(entry) as Record<string, unknown>); // one line of JSON each

/** A database's refusal, as its driver throws it. */
function refusal(): Error {
  return Object.assign(new Error(`duplicate key (${MARK})`), {
    code: '23505',
    severity: 'ERROR',
    table: 'lead',
    constraint: 'lead_pkey',
    detail: `Key (email)=(${MARK}) already exists.`,
    where: `PL/pgSQL function (${MARK})`,
    internalQuery: `select '${MARK}'`,
    hint: MARK,
    parameters: [MARK],
  });
}

it('all output of the server goes through the log', () => {
  // Modules that may print without the log: the parser of command lines, the handler of a closed output, and
  // the process whose output is a picture.
  const names = ['http/log.ts', 'start/commandLine.ts', 'start/runUntilSignal.ts', 'pictures/svgWorker.ts'];
  const own = names.map((path) => join('server', path));
  const files = globSync('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).filter(
    (file) => !own.includes(file),
  );
  expect(files.length).toBeGreaterThan(250);
  const writers = files.filter((file) =>
    /\bconsole\.|\bprocess\.(stdout|stderr)\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(writers).toEqual([]);
});

describe('a structured log', () => {
  it('writes each entry as one line of JSON, with any text', () => {
    const entries = capturedLog({ isStructured: true });
    logInfo('first\nsecond');
    logWarning('look');
    logEvent('fault', { fault: { name: 'TypeError' } });
    logFailure('it failed', new Error('reason\nof two lines', { cause: refusal() }), 'abc-1');
    for (const entry of entries) expect(entry).toMatch(/^\{.*\}\n$/);
    expect(parsed(entries)).toMatchObject([
      { level: 'info', message: 'first\nsecond', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      { level: 'warn', message: 'look' },
      { level: 'warn', message: 'fault', fault: { name: 'TypeError' } },
      {
        level: 'error',
        message: 'it failed',
        requestId: 'abc-1',
        failure: {
          name: 'Error',
          stack: expect.stringContaining('log.test.ts'),
          cause: { code: '23505', severity: 'ERROR', table: 'lead', constraint: 'lead_pkey' },
        },
      },
    ]);
    expect(entries.join('')).not.toContain(MARK);
  });

  it('leaves out secrets, even if they are passed to it', () => {
    const entries = capturedLog({ isStructured: true });
    logEvent('odd', { password: MARK, customer: { email: MARK, id: 7 } });
    expect(parsed(entries)).toMatchObject([{ customer: { id: 7 } }]);
    expect(entries.join('')).not.toContain(MARK);
  });

  it('contains no value of a row after a failure in the background', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const entries = capturedLog({ isStructured: true });
    const fails = async () => {
      throw refusal();
    };
    const loop = workLoop({ work: fails, failureText: 'leads were not delivered' });
    const clock = { now: () => new Date() };
    const options = { issuer: 'https://issuer.example', clientId: 'client', clock };
    const sessionOf = bearerSessions({ ...options, keys: fails });
    const token = [{ alg: 'RS256' }, {}, {}].map((part) => btoa(JSON.stringify(part))).join('.');
    const headers = { Authorization: `Bearer ${token.replaceAll('=', '')}` };
    await sessionOf(new Request('http://product.test', { headers }));
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    await loop.stop();
    const messages = new Set(parsed(entries).map(({ message }) => message));
    expect(messages).toEqual(
      new Set(['leads were not delivered', 'the keys of the identity provider cannot be fetched']),
    );
    expect(entries.join('')).not.toContain(MARK);
  });
});

describe.each(storeDialects())('over $name', ({ open, end }) => {
  afterAll(end);

  /** The database rejects a lead of a person with this name, in a message that contains it. */
  async function refuseMark({ database, dialect }: Store): Promise<void> {
    const statement =
      dialect === 'sqlite'
        ? sql`create trigger refuse before insert on lead when new.last_name = ${sql.lit(MARK)}
            begin select raise(abort, ${sql.lit(`no ${MARK}`)}); end`
        : sql`alter table lead add constraint refuse check (last_name <> ${sql.lit(MARK)})`;
    await statement.execute(database);
  }

  it('contains no value of a row that the database refuses', async () => {
    const store = await open();
    onTestFinished(() => store.close());
    await fillStore(store, smallDatasetListings().slice(0, 10));
    await refuseMark(store);
    const { fetch } = await openProduct({ store });
    const { user, ...lead } = createMockGeneralLead();
    const body = JSON.stringify({ ...lead, user: { ...user, name: { first: 'Anne', last: MARK } } });
    const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'abc-1' };
    const entries = capturedLog({ isStructured: true });
    const answer = await fetch('/realty/contact', { method: 'POST', headers, body });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain(MARK);
    expect(parsed(entries)).toMatchObject([
      {
        level: 'error',
        requestId: 'abc-1',
        failure: { stack: expect.stringMatching(/(?:insertLead|sqliteSession)\.ts/) },
      },
      { level: 'error', requestId: 'abc-1', path: '/realty/contact', status: 500 },
    ]);
    expect(entries.join('')).not.toContain(MARK);
  }, 60_000);
});

it('a developer’s log is text, with the message and the cause of a failure', () => {
  const entries = capturedLog();
  logInfo('Ready: http://localhost:4600/');
  logFailure('it failed', new Error('reason', { cause: new TypeError('of that') }));
  logEvent('fault', { fault: {} });
  expect(entries).toEqual([
    'Ready: http://localhost:4600/\n',
    expect.stringMatching(/^it failed\nError: reason\n +at [\s\S]*\nCaused by TypeError: of that\n +at /),
  ]);
});

/** The output of a product that cannot start. */
function startOf(settings: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('server', 'start', 'main.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings },
    encoding: 'utf8',
  });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

it('a failed start is one line of JSON in a structured log, and a sentence otherwise', () => {
  const wrong = { PORT: 'http' };
  const sentence = 'PORT is "http", but it must be a whole number from 0 to 65535';
  const collected = startOf({ STAGE: 'production', ...wrong });
  expect(collected.status).toBe(1);
  expect(parsed(collected.lines)).toMatchObject([
    { level: 'fatal', message: expect.stringContaining(sentence) },
  ]);
  const local = startOf(wrong);
  expect(local).toEqual({ status: 1, lines: [expect.stringContaining(sentence)] });
}, 60_000);
