import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { type ForwardOptions, leadHandler } from '#server/contact/forwardLeads.ts';
import { leadMail } from '#server/contact/leadMail.ts';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import { queued, renderMail } from '#server/mail/renderMail.ts';
import { mailHandler } from '#server/mail/sendMails.ts';
import { smtpCarrier } from '#server/mail/smtpCarrier.ts';
import { BUILT_SENDER } from '#server/store/content/senderBrand.ts';
import { insertLead } from '#server/store/leads/insertLead.ts';
import { insertMail, type NewMail } from '#server/store/mail/mailQueue.ts';
import type { Store } from '#server/store/store.ts';
import { doJobs, type PassOptions } from '#tests/support/jobs/doJobs.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';
import { startReceiver } from '#tests/support/leads/receiver.ts';
import { startMailServer } from '#tests/support/mail/mailServer.ts';
import { capturedLog } from '#tests/support/services/capturedLog.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';

const START = Date.parse('2026-11-21T17:00:00.000Z');
const OPTIONS = { to: 'leads@example.com', appUrl: 'https://homes.test/real-estate' };
const byMail = (wake: () => void): ForwardOptions['mails'] => ({
  of: (sent, facts) => leadMail(sent, { ...OPTIONS, ...facts }),
  wake,
});

function newMail(id: string, changes: Partial<NewMail> = {}): NewMail {
  const content = { id, email: `${id}@example.ca`, language: 'en', subject: 'Hello' } as const;
  const mail = renderMail({ ...content, parts: ['Hello.'], brand: BUILT_SENDER });
  return { ...queued(mail, { written: new Date(START).toISOString() }), ...changes };
}

describe.each(storeDialects())('waiting mails on $name', (dialect) => {
  let store: Store;
  let now: number;
  const clock = { now: () => new Date(now) };

  beforeEach(async () => {
    now = START;
    store = await dialect.open();
    return () => store.close();
  }, 60_000);

  afterAll(() => dialect.end());

  const waiting = async () =>
    (await store.database.selectFrom('mail').select('id').orderBy('id').execute()).map(({ id }) => id);

  /** Sends what is due; returns the log lines. */
  const send = (carry: MailCarrier, pass: PassOptions = {}): Promise<string[]> =>
    doJobs(store, { mails: mailHandler({ store, clock, carry }) }, { clock, ...pass });

  const carrierTo = ({ port }: { port: number }): MailCarrier =>
    smtpCarrier({
      server: { host: '127.0.0.1', port, isTls: false },
      from: 'homes@example.com',
      replyTo: undefined,
    });

  it('are stored once for each id', async () => {
    await insertMail(store, newMail('one'));
    await insertMail(store, newMail('one', { subject: 'Again' }));
    const subjects = await store.database.selectFrom('mail').select('subject').execute();
    expect(subjects).toEqual([{ subject: 'Hello' }]);
  });

  it('end with a final refusal, and wait longer after each refusal for now', async () => {
    const server = await startMailServer({
      recipients: [
        { code: 550, words: '5.1.1 no such user' },
        { code: 451, words: 'later' },
        { code: 451, words: 'later' },
      ],
    });
    const carry = carrierTo(server);
    await insertMail(store, newMail('a'));
    expect(await send(carry)).toEqual([
      'Mail a was not sent: the mail server answered 550 5.1.1 to RCPT TO. There is no other attempt.',
    ]);
    await insertMail(store, newMail('b'));
    expect(await send(carry)).toEqual([
      expect.stringMatching(
        /^Mail b was not sent: the mail server answered 451 to RCPT TO\. Next attempt in (1[5-9]|2\d|30) s\.$/,
      ),
    ]);
    expect(await waiting()).toEqual(['b']);
    expect(await send(carry), 'not yet').toEqual([]);
    expect(await send(carry, { isEarly: true })).toEqual([
      expect.stringMatching(/Next attempt in (3\d|[45]\d|60) s\.$/),
    ]);
    expect(await send(carry, { isEarly: true })).toEqual([]);
    expect(server.received.map(({ to }) => to)).toEqual([['b@example.ca']]);
    expect(await waiting()).toEqual([]);
  });

  it('that were accepted before the server ended keep their Message-ID', async () => {
    const server = await startMailServer();
    const carry = carrierTo(server);
    await insertMail(store, newMail('a'));
    const killed: MailCarrier = async (mail, limits) => {
      await carry(mail, limits);
      throw new Error('killed');
    };
    const failures = capturedLog();
    await send(killed);
    expect(failures).toEqual([expect.stringContaining('Mail a was not sent')]);
    await send(carry, { isEarly: true });
    const ids = server.received.map(({ headers }) => headers.get('message-id'));
    expect(ids).toEqual(['<a@example.com>', '<a@example.com>']);
  });

  it('keep their attachments', async () => {
    const server = await startMailServer();
    const attachments = JSON.stringify([
      { name: 'a.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR é' },
    ]);
    await insertMail(store, newMail('a', { attachments }));
    await send(carrierTo(server));
    expect(server.received[0]?.bodies.get('text/calendar')).toBe('BEGIN:VCALENDAR é');
  });

  it('are postponed by a shutdown without a log line', async () => {
    await insertMail(store, newMail('a'));
    const stopping = new AbortController();
    const carry: MailCarrier = async () => {
      stopping.abort();
      return 'the receiver cannot be reached';
    };
    expect(await send(carry, { stopped: stopping.signal })).toEqual([]);
    expect(await waiting()).toEqual(['a']);
    await send(async () => undefined);
    expect(await waiting(), 'the next process sends it at once').toEqual([]);
  });

  it('are dropped when they are outdated', async () => {
    const expires = new Date(START + MILLISECONDS_A_DAY).toISOString();
    await insertMail(store, newMail('a', { expires }));
    now += MILLISECONDS_A_DAY + 1;
    expect(await send(async () => undefined)).toEqual([
      'Mail a was not sent: it is outdated. There is no other attempt.',
    ]);
  });

  it('of a lead are queued once, although the webhook fails, and arrive with the facts', async () => {
    const receiver = await startReceiver([503, 503]);
    onTestFinished(() => receiver.close());
    const lead = createMockLeadRow({
      forwarding: 'waiting',
      id: '4711',
      kind: 'listing',
      address: '33 Queen Street W',
      code: 'C1000001',
      board: 2,
      message: 'Is it <b>sold</b>?',
      context: JSON.stringify({ language: 'fr' }),
    });
    await insertLead(store, lead);
    const wakes: true[] = [];
    const mails = byMail(() => void wakes.push(true));
    const leads = leadHandler({ store, clock, webhook: receiver.webhook, mails });
    for (const _attempt of [1, 2, 3]) await doJobs(store, { leads }, { clock, isEarly: true });
    expect(await store.database.selectFrom('lead').select('forwarding').execute()).toEqual([
      { forwarding: 'sent' },
    ]);
    expect(receiver.received).toHaveLength(3);
    expect(wakes).not.toEqual([]);
    expect(await waiting()).toEqual(['lead-4711']);
    const server = await startMailServer();
    await send(carrierTo(server));
    const [mail] = server.received;
    expect(mail?.to).toEqual(['leads@example.com']);
    expect(mail?.headers.get('reply-to')).toBe('anne.tremblay@example.ca');
    expect(mail?.headers.get('subject')).toBe('New lead about a listing: 33 Queen Street W');
    const text = mail?.bodies.get('text/plain') ?? '';
    for (const fact of [
      'Name: Anne Tremblay',
      'Phone: 4165550123',
      'MLS number: C1000001',
      'Language: French',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).toContain('https://homes.test/real-estate/detail/C1000001/2');
    expect(text).toContain('Is it <b>sold</b>?');
    expect(mail?.bodies.get('text/html')).toContain('Is it &lt;b&gt;sold&lt;/b&gt;?');
  });

  it('of a lead need no webhook', async () => {
    await insertLead(store, createMockLeadRow({ id: '1', forwarding: 'waiting' }));
    await doJobs(store, { leads: leadHandler({ store, clock, mails: byMail(() => undefined) }) }, { clock });
    expect(await store.database.selectFrom('lead').select('forwarding').execute()).toEqual([
      { forwarding: 'sent' },
    ]);
    expect(await waiting()).toEqual(['lead-1']);
  });
});

/** Runs the sender until it has printed a number of lines, kills it, and returns the ids of the answered leads. */
async function runSender(
  args: readonly (string | number)[],
  killAfter: (ids: string[]) => boolean | Promise<boolean>,
) {
  const program = join(import.meta.dirname, 'leadSender.ts');
  const child = spawn(process.execPath, [program, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const ids: string[] = [];
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line !== 'ready') ids.push(line);
      if (await killAfter(ids)) child.kill('SIGKILL');
    }
  } finally {
    // Also after a failed expectation: otherwise the process would stay, and the test's server would wait for it.
    child.kill('SIGKILL');
    await ended;
  }
  return ids;
}

test('kill -9 does not lose the mail whose content the mail server was just reading', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startMailServer({ contents: ['held'] });
  const [id] = await runSender([folder, server.port, 1, 0], async (ids) => {
    if (ids.length === 0) return false;
    await expect.poll(server.held, { interval: 5, timeout: 10_000 }).toBe(1);
    return true;
  });
  expect(server.received, 'nothing was accepted before the kill').toEqual([]);
  const messageIds = () => server.received.map(({ headers }) => headers.get('message-id'));
  await runSender([folder, server.port, 0, 1], async () => {
    await expect.poll(messageIds, { interval: 20, timeout: 10_000 }).toEqual([`<lead-${id}@example.com>`]);
    return true;
  });
}, 30_000);

test('kill -9 loses no mail of an acknowledged lead, and sends none under two Message-IDs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startMailServer();
  const acknowledged = await runSender([folder, server.port, 200, 0], (ids) => ids.length >= 40);
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  const messageIds = () => new Set(server.received.map(({ headers }) => headers.get('message-id')));
  const missing = () => acknowledged.filter((id) => !messageIds().has(`<lead-${id}@example.com>`));
  expect(missing(), 'the process was killed before it sent all').not.toEqual([]);
  // An hour later the mail of the interrupted attempt is due again.
  await runSender([folder, server.port, 0, 1], async () => {
    await expect.poll(missing, { interval: 20, timeout: 10_000 }).toEqual([]);
    return true;
  });
  expect(missing()).toEqual([]);
}, 30_000);
