/**
 * Kills three processes on one PostgreSQL under load (kill -9), and counts what arrives at a webhook and a mail server;
 * started by `npm run deliveries`.
 */
import { join } from 'node:path';
import { makeDice } from '#commands/endurance/dice.ts';
import { type RunningServer, runServer } from '#commands/endurance/runServer.ts';
import { callOf } from '#commands/endurance/writers.ts';
import { print, runCommand } from '#commands/launch/output.mjs';
import { openBareSurroundings } from '#commands/rolling/bareSurroundings.ts';
import { systemClock as clock, dayOf } from '#server/http/clock.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { commandLine, wholeNumber } from '#server/start/commandLine.ts';
import { addSearch } from '#server/store/customer/savedSearches.ts';
import { addJob, queueLengths } from '#server/store/jobs/jobQueue.ts';
import { openStore } from '#server/store/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { type Deliveries, startReceivers } from './receivers.ts';

const root = join(import.meta.dirname, '..', '..');
const PROCESSES = 3;
const CUSTOMERS = 20;
/** Seconds between two new homes, about which each customer gets an alert. */
const HOME_EVERY = 5;
/** Seconds until everything has arrived after the load: a mail that fails waits for a minute or two. */
const PATIENCE = 600;
/** Queues that deliver: a process has at most one job of each, so a kill repeats at most so many. */
const DELIVERING_QUEUES = 4;
const CRITERIA = { city: 'Toronto', status: ['A'], type: 'sale' };

const { minutes, rate, kill, seed } = await commandLine({
  name: 'deliveries',
  about:
    'kills three processes on one PostgreSQL under load, and counts leads, mails and alerts at their receiver.',
  options: {
    minutes: wholeNumber({ meaning: 'length of the load', from: 1, to: 60, usual: 5 }),
    rate: wholeNumber({ meaning: 'leads and viewing requests a second', from: 1, to: 100, usual: 10 }),
    kill: wholeNumber({ meaning: 'seconds between two kills, on average', from: 3, to: 120, usual: 8 }),
    seed: wholeNumber({ meaning: 'seed of the kills and refusals', from: 1, to: 1_000_000, usual: 1 }),
  },
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Customers with an alert about every new home of a city. */
async function addCustomers(store: Store): Promise<void> {
  const mark = await makeHomeSearch({ store, clock }).markOf(CRITERIA);
  const created = clock.now().toISOString();
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const userId = `customer-${number}`;
    const owner = { userId, email: `${userId}@example.ca` };
    const search = { id: crypto.randomUUID(), name: 'Toronto', path: '/list/Ontario/Toronto' };
    const rest = {
      criteria: JSON.stringify(CRITERIA),
      language: 'en',
      alert: 'atOnce',
      created,
      mark,
    } as const;
    await addSearch(store, owner, { ...search, ...rest });
  }
}

/** Puts an old home on the market, and asks for the look that the schedule asks for every ten minutes. */
async function putOnMarket(store: Store): Promise<boolean> {
  const today = dayOf(clock.now());
  return store.database.transaction().execute(async (database) => {
    const home = await database
      .selectFrom('listing')
      .select('id')
      .where('city', '=', 'toronto')
      .where('status', '=', 'A')
      .where('type', '=', 'Sale')
      .where('restricted', '=', 0)
      .where('list_day', '<', today)
      .limit(1)
      .executeTakeFirst();
    if (!home) return false;
    await database.updateTable('listing').set({ list_day: today }).where('id', '=', home.id).execute();
    await addJob({ database, dialect: store.dialect }, { queue: 'newHomes', data: { id: '' } });
    return true;
  });
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A lead, or every second time a viewing request. */
function callAt(number: number) {
  const kind = number % 2 === 0 ? 'lead' : 'viewing';
  const { path, init } = callOf({ kind, mark: `D${number}` }, '');
  const body = JSON.parse(String(init.body)) as { viewing?: { day: string } }; // written by callOf
  if (body.viewing) body.viewing.day = inDays(7);
  const address = `203.0.${Math.floor(number / 250) % 250}.${number % 250}`;
  const headers = { ...init.headers, 'X-Forwarded-For': address };
  return { kind, path, init: { ...init, headers, body: JSON.stringify(body) } };
}

/** Sends until a process acknowledges it, with the same key, as the page does. @returns the lead's id */
async function sendUntilAnswered(number: number, origins: () => readonly string[]): Promise<string> {
  const { path, init } = callAt(number);
  for (let attempt = number; ; attempt += 1) {
    const all = origins();
    const origin = all[attempt % all.length];
    const answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    );
    const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (body) return (body as { id: string }).id; // the receipt
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new Error(`A lead was answered ${answer.status}: ${await answer.text()}`);
    await wait(200);
  }
}

/** Waits until no job is left. @returns the number of jobs that are left */
async function untilDone(store: Store): Promise<number> {
  for (let second = 0; ; second += 1) {
    const lengths = await queueLengths(store);
    const left = lengths.reduce((sum, { waiting, failed, refused }) => sum + waiting + failed + refused, 0);
    if (left === 0 || second === PATIENCE) return left;
    await wait(1000);
  }
}

function tell(name: string, expected: readonly string[], deliveries: Deliveries): number {
  const missing = expected.filter((key) => !deliveries.has(key));
  const repeated = expected.filter((key) => (deliveries.get(key)?.times ?? 0) > 1);
  print(
    `${name}: ${expected.length} keys expected, ${missing.length} missing; ${repeated.length} came again under the same key.`,
  );
  return missing.length;
}

await runCommand(async () => {
  const { folder, settings, close } = await openBareSurroundings(80, () => root);
  const closes: (() => Promise<unknown>)[] = [close];
  try {
    const store = await openStore({ kind: 'postgres', connectionString: settings.DATABASE_URL });
    closes.unshift(() => store.close());
    await addCustomers(store);
    const receivers = await startReceivers(makeDice(seed));
    closes.unshift(() => receivers.close());
    const start = (position: number): Promise<RunningServer> =>
      runServer(join('server', 'start', 'main.ts'), {
        ...settings,
        DATA_DIR: join(folder, `data-${position}`),
        LEADS_WEBHOOK_URL: receivers.webhook,
        LEADS_EMAIL: 'leads@example.com',
        SMTP_URL: `smtp://127.0.0.1:${receivers.smtpPort}`,
        MAIL_FROM: 'homes@example.com',
      });
    const servers = await Promise.all(Array.from({ length: PROCESSES }, (_, position) => start(position)));
    closes.unshift(() => Promise.all(servers.map((server) => server.stop())));
    const origins = () => servers.map(({ origin }) => origin);

    const dice = makeDice(seed + 1);
    const end = Date.now() + minutes * 60_000;
    let kills = 0;
    const killing = (async () => {
      while (Date.now() < end) {
        await wait(kill * 1000 * (0.5 + dice.next()));
        const position = dice.whole(PROCESSES);
        await servers[position]?.kill();
        kills += 1;
        servers[position] = await start(position);
      }
    })();
    let homes = 0;
    const marketing = (async () => {
      while (Date.now() < end) {
        await wait(HOME_EVERY * 1000);
        if (await putOnMarket(store)) homes += 1;
      }
    })();
    const sending: Promise<{ id: string; isViewing: boolean }>[] = [];
    for (let number = 0; Date.now() < end; number += 1) {
      const isViewing = callAt(number).kind === 'viewing';
      sending.push(sendUntilAnswered(number, origins).then((id) => ({ id, isViewing })));
      await wait(1000 / rate);
    }
    await Promise.all([killing, marketing]);
    const leads = await Promise.all(sending);
    receivers.calm();
    const begun = Date.now();
    const left = await untilDone(store);
    const seconds = Math.round((Date.now() - begun) / 1000);

    const { posts, mails } = receivers;
    const alerts = [...mails].filter(([, { content }]) => /new results?/.test(content));
    const told = new Map<string, number>();
    for (const [, { content }] of alerts) {
      const [customer = '', found] = content.split(' ');
      told.set(customer, (told.get(customer) ?? 0) + Number(found));
    }
    const wrong = [...Array(CUSTOMERS).keys()].filter(
      (number) => told.get(`customer-${number}@example.ca`) !== homes,
    );
    print(
      `${kills} kills in ${minutes} min; ${receivers.refused()} deliveries were refused for now, ${receivers.unanswered()} accepted without an answer.`,
    );
    print(`${left} jobs are left ${seconds} s after the load.`);
    const ids = leads.map(({ id }) => id);
    const viewings = leads.flatMap(({ id, isViewing }) => (isViewing ? [`viewing-${id}-1`] : []));
    const missing =
      tell('Leads at the webhook', ids, posts) +
      tell(
        'Mails about leads',
        ids.map((id) => `lead-${id}`),
        mails,
      ) +
      tell('Mails about viewings', viewings, mails);
    const unknown = posts.size - ids.length + (mails.size - ids.length - viewings.length - alerts.length);
    const again = alerts.filter(([, { times }]) => times > 1).length;
    print(
      `Alerts: ${homes} homes for ${CUSTOMERS} customers in ${alerts.length} mails; ${wrong.length} customers heard of another number of homes; ${again} came again under the same key.`,
    );
    print(`Unexpected keys: ${unknown}.`);
    const all = [...posts.values(), ...mails.values()];
    const repeats = all.reduce((sum, { times }) => sum + times - 1, 0);
    const explained = receivers.unanswered() + kills * DELIVERING_QUEUES;
    print(`Repeats under the same key: ${repeats}; lost answers and kills explain up to ${explained}.`);
    if (repeats > explained) return 1;
    return missing + wrong.length + unknown + left === 0 && new Set(ids).size === ids.length ? 0 : 1;
  } finally {
    for (const close of closes) await close();
  }
});
