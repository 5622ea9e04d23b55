import { storedSigningKey } from '#demo/identity/signingKey.ts';
import { openForReading } from '#server/store/openForReading.ts';
import { type Dice, makeDice } from './dice.ts';
import type { RunningServer } from './runServer.ts';
import {
  type CallFacts,
  callOf,
  hasOwnCustomer,
  nextWrites,
  OTHER_DAY,
  tokenFor,
  type WatchedHome,
  type Written,
  writerName,
} from './writers.ts';

/** Options of the rounds. */
export interface KillOptions {
  /** Starts the server over the data folder. */
  start: () => Promise<RunningServer>;
  /** Its data folder. */
  folder: string;
  rounds: number;
  /** Writes in a round, if it were not killed. */
  writes: number;
  seed: number;
  log?: (line: string) => void;
}

/** The result of the rounds. */
export interface KillOutcome {
  /** Writes that were acknowledged before the server was killed. */
  acknowledged: number;
  /** Writes without an answer. */
  cutOff: number;
  /** Acknowledged writes that are missing afterwards: kind and mark. */
  lost: string[];
  /** Writes that are stored twice, although they were repeated with the same key. */
  doubled: string[];
}

/** Concurrent writers. */
const WRITERS = 8;

async function withStore<Result>(
  folder: string,
  read: (store: NonNullable<Awaited<ReturnType<typeof openForReading>>>) => Promise<Result>,
): Promise<Result> {
  const store = await openForReading({ kind: 'folder', folder });
  if (!store) throw new Error(`There is no database in ${folder}.`);
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

/** The marks of all stored data, with duplicates. */
function storedMarks(folder: string): Promise<string[]> {
  return withStore(folder, async ({ database }) => {
    const [leads, viewings, changes, customers, watches, accounts, homes, marked, invitations] =
      await Promise.all([
        database.selectFrom('lead').select(['id', 'kind', 'message']).execute(),
        // A viewing without the record of its last change is half a write.
        database
          .selectFrom('viewing')
          .innerJoin('viewing_change as last', (join) =>
            join
              .onRef('last.viewing_id', '=', 'viewing.id')
              .onRef('last.revision', '=', 'viewing.revision')
              .onRef('last.state', '=', 'viewing.state')
              .onRef('last.day', '=', 'viewing.day'),
          )
          .select('viewing.id')
          .execute(),
        database.selectFrom('viewing_change').select(['viewing_id', 'state', 'day']).execute(),
        database.selectFrom('customer').select('id').execute(),
        database.selectFrom('home_watch').select('user_id').execute(),
        database.selectFrom('account').select('email').execute(),
        database.selectFrom('saved_home').select('mls').execute(),
        database.selectFrom('home_mark').select(['kind', 'mls']).execute(),
        database
          .selectFrom('shared_list')
          .innerJoin('shared_member', 'shared_member.list_id', 'shared_list.id')
          .select('shared_member.user_id')
          .execute(),
      ]);
    const messages = new Map(leads.map(({ id, message }) => [id, message]));
    const whole = new Set(viewings.map(({ id }) => id));
    const watching = new Set(watches.map(({ user_id }) => user_id));
    const later = changes.filter(({ viewing_id }) => whole.has(viewing_id));
    return [
      ...leads.filter(({ kind }) => kind === 'general').map(({ message }) => `lead ${message}`),
      // A lead without its viewing is half a write.
      ...viewings.map(({ id }) => `viewing ${messages.get(id)}`),
      ...later
        .filter(({ state, day }) => state === 'asked' && day === OTHER_DAY)
        .map(({ viewing_id }) => `changed ${messages.get(viewing_id)}`),
      ...later
        .filter(({ state }) => state === 'cancelled')
        .map(({ viewing_id }) => `cancelled ${messages.get(viewing_id)}`),
      ...[...watching].map((id) => `watched ${id}`),
      ...customers.filter(({ id }) => !watching.has(id)).map(({ id }) => `unwatched ${id}`),
      ...accounts.map(({ email }) => `account ${email.split('@')[0]}`),
      ...homes.map(({ mls }) => `home ${mls}`),
      ...marked.map(({ kind, mls }) => `${kind} ${mls}`),
      // A list without its member is half a write.
      ...invitations.map(({ user_id }) => `invitation ${user_id}`),
    ];
  });
}

const nameOf = ({ kind, mark }: Written): string => `${kind} ${mark}`;

/**
 * Sends a write.
 * @returns the text of the answer; undefined if there is none
 * @throws for an answer that does not acknowledge it
 */
async function acknowledgement(origin: string, { token, ...write }: SentWrite): Promise<string | undefined> {
  const { path, init, acknowledged } = callOf(write, token, write);
  const answer = await fetch(`${origin}${path}`, init).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  if (!answer || text === undefined) return undefined;
  if (!acknowledged.includes(answer.status)) {
    throw new Error(`${init.method} ${path} answered ${answer.status}: ${text}`);
  }
  return text;
}

/** A write with the facts of its request. */
type SentWrite = Written & CallFacts & { token: string };

interface Round {
  acknowledged: Written[];
  cutOff: SentWrite[];
}

/** The first home of the dataset; any in a server without listings. */
function anyHome(folder: string): Promise<WatchedHome | undefined> {
  return withStore(folder, async ({ database }) => {
    return database.selectFrom('listing').select(['mls', 'board']).limit(1).executeTakeFirst();
  });
}

/** Writes with several clients until the server is killed. */
async function writeUntilKilled(options: KillOptions, round: number, dice: Dice): Promise<Round> {
  const { writes, folder } = options;
  const server = await options.start();
  const key = await withStore(folder, storedSigningKey);
  if (!key) throw new Error('The identity service has no key.');
  const watchedHome = await anyHome(folder);
  const killAfter = Math.floor(writes * (0.2 + 0.7 * dice.next()));
  const outcome: Round = { acknowledged: [], cutOff: [] };
  let sent = 0;
  let killing: Promise<void> | undefined;
  /** Sends writes with one mark, until one has no answer. */
  const send = async (writes: readonly Written[], token: string): Promise<void> => {
    let first: string | undefined;
    for (const write of writes) {
      if (write.kind === 'unwatched') {
        // From now on the home may be watched or not.
        outcome.acknowledged = outcome.acknowledged.filter((one) => !writes.includes(one));
      }
      const sending = { ...write, token, watchedHome, first };
      const answer = await acknowledgement(server.origin, sending);
      if (answer === undefined) {
        outcome.cutOff.push(sending);
        return;
      }
      first ??= answer;
      outcome.acknowledged.push(write);
      // The other writers are still waiting for their answers.
      if (outcome.acknowledged.length >= killAfter) killing ??= server.kill();
    }
  };
  const write = async (writer: number): Promise<void> => {
    const token = await tokenFor(writerName(round, writer), key);
    while (!killing && sent < writes) {
      sent += 1;
      const [next, ...later] = nextWrites(dice, round, sent);
      if (!next) return;
      await send([next, ...later], hasOwnCustomer(next) ? await tokenFor(next.mark, key) : token);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await killing;
  return outcome;
}

/** Kinds of writes that their page repeats, because the server does them once. */
const REPEATED: readonly Written['kind'][] = ['lead', 'viewing', 'changed', 'cancelled', 'watched'];

/** Repeats unanswered writes as the page does: leads with the same key. */
async function sendAgain(server: RunningServer, cutOff: Round['cutOff']): Promise<void> {
  for (const write of cutOff.filter(({ kind }) => REPEATED.includes(kind))) {
    if ((await acknowledgement(server.origin, write)) === undefined)
      throw new Error('The server does not answer again.');
  }
}

/**
 * Kills a server during writes (kill -9), restarts it with the same folder, and checks that everything acknowledged
 * is there, in several rounds.
 */
export async function killRounds(options: KillOptions): Promise<KillOutcome> {
  const { rounds, seed, folder, start, log = () => undefined } = options;
  const dice = makeDice(seed);
  const acknowledged = new Set<string>();
  const lost = new Set<string>();
  const doubled = new Set<string>();
  let cutOff = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const written = await writeUntilKilled(options, round, dice);
    for (const write of written.acknowledged) acknowledged.add(nameOf(write));
    cutOff += written.cutOff.length;
    const server = await start();
    await sendAgain(server, written.cutOff);
    await server.stop();
    const stored = await storedMarks(folder);
    const known = new Set(stored);
    for (const name of acknowledged) if (!known.has(name)) lost.add(name);
    const sorted = stored.filter((name) => name !== 'lead null').toSorted();
    for (const [at, name] of sorted.entries()) if (sorted[at + 1] === name) doubled.add(name);
    log(
      `Round ${round}: killed after ${written.acknowledged.length} acknowledged writes, ${written.cutOff.length} without an answer; ${lost.size} lost, ${doubled.size} duplicated`,
    );
  }
  return { acknowledged: acknowledged.size, cutOff, lost: [...lost], doubled: [...doubled] };
}
