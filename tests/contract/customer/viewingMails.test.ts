import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireViewing } from '#api/customer/viewingContract.ts';
import { makeOutbox, outboxCarrier } from '#demo/identity/outbox.ts';
import { viewingHandler } from '#server/customer/viewings/tellCustomers.ts';
import type { MailCarrier } from '#server/mail/outgoingMail.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { changeViewing } from '#server/store/viewings/changeViewing.ts';
import { findViewing } from '#server/store/viewings/findViewings.ts';
import type { ViewingChange } from '#server/store/viewings/nextViewing.ts';
import { doJobs } from '#tests/support/jobs/doJobs.ts';
import { storeDialects } from '#tests/support/services/storeDialects.ts';
import { type CustomerService, openService } from './customerService.ts';
import { askViewing } from './viewingCalls.ts';

const TIME = { starts: '2026-11-25T19:00:00.000Z', ends: '2026-11-25T19:30:00.000Z' };
const OFFER = { by: 'brokerage', state: 'offered', time: TIME, sentence: null } as const;
const DAY = 86_400_000;

describe.each(storeDialects())('the mails about a viewing on $name', (dialect) => {
  let service: CustomerService;

  beforeAll(async () => {
    service = await openService(dialect);
  }, 60_000);

  afterAll(async () => {
    await service.store.close();
    await dialect.end();
  });

  /** Sends what is due. @returns the mails, oldest first, and the lines of the log */
  async function tell(carry?: MailCarrier) {
    const { store, clock } = service;
    const outbox = makeOutbox({ clock });
    const appUrl = 'https://homes.test/real-estate';
    const homeSearch = makeHomeSearch({ store, clock, routing: undefined });
    const send = carry ?? outboxCarrier(outbox);
    const viewings = viewingHandler({ store, clock, appUrl, homeSearch, carry: send });
    const logged = await doJobs(store, { viewings }, { clock });
    return { mails: outbox.list().toReversed(), logged };
  }

  async function change(id: string, next: ViewingChange) {
    const known = await findViewing(service.store, id);
    if (!known) throw new Error('there is no such viewing');
    const now = service.clock.now().toISOString();
    if (!(await changeViewing(service.store, known, next, { now, isForwarded: false }))) {
      throw new Error('this change cannot follow');
    }
  }

  /** The mail after a change, with the lines of its calendar file. */
  async function mailAfter(id: string, next: ViewingChange) {
    await change(id, next);
    const { mails } = await tell();
    const [mail] = mails;
    if (!mail || mails.length !== 1) throw new Error(`${mails.length} mails`);
    const content = mail.attachments?.[0]?.content;
    return { ...mail, file: content?.replaceAll('\r\n ', '').split('\r\n') };
  }

  it('confirm the request, and their link opens it without an account', async () => {
    const id = await askViewing(service);
    const { mails } = await tell();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'anne.tremblay@example.ca',
      subject: 'We received your viewing request: 14 Queen Street W, Toronto',
      text: expect.stringContaining('on Wednesday, November 25, in the afternoon (in person)'),
    });
    expect(mails[0]?.attachments).toBeUndefined();
    const token = /https:\/\/homes\.test\/real-estate\/viewing#(\S+)/.exec(mails[0]?.text ?? '')?.[1];
    const opened = await service.call<WireViewing>('GET', '/viewing', {
      headers: { 'Viewing-Token': token ?? '' },
    });
    expect([opened.status, opened.body.id]).toEqual([200, id]);
    expect((await tell()).mails, 'once').toEqual([]);
  });

  it('put the time into the calendar, change it, and take it out', async () => {
    const id = await askViewing(service);
    await tell();
    const offered = await mailAfter(id, { ...OFFER, sentence: 'Please ring at the side door.' });
    expect(offered.subject).toBe('A time for your viewing: 14 Queen Street W, Toronto');
    expect(offered.text).toMatch(/on Wednesday, November 25(,| at) 2:00 p\.m\. EST \(in person\)/);
    expect(offered.text).toContain('Please ring at the side door.');
    expect(offered.attachments).toMatchObject([
      { name: 'viewing.ics', type: 'text/calendar; charset=utf-8; method=REQUEST' },
    ]);
    for (const line of offered.attachments?.[0]?.content.split('\r\n') ?? []) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    }
    expect(offered.file).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'METHOD:REQUEST',
        'TZID:America/Toronto',
        `UID:${id}`,
        'SEQUENCE:2',
        expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
        'DTSTART;TZID=America/Toronto:20261125T140000',
        'DTEND;TZID=America/Toronto:20261125T143000',
        'STATUS:TENTATIVE',
        expect.stringMatching(/^ORGANIZER;.*mailto:hello@/),
        expect.stringMatching(/^ATTENDEE;.*anne\.tremblay@example\.ca$/),
        'END:VCALENDAR',
      ]),
    );
    const agreed = await mailAfter(id, { by: 'customer', state: 'agreed', starts: TIME.starts });
    expect(agreed.subject).toBe('Your viewing is confirmed: 14 Queen Street W, Toronto');
    expect(agreed.file).toEqual(
      expect.arrayContaining(['METHOD:REQUEST', `UID:${id}`, 'SEQUENCE:3', 'STATUS:CONFIRMED']),
    );
    const wish = { day: '2026-11-27', part: 'morning', way: 'video' } as const;
    const asked = await mailAfter(id, { by: 'customer', state: 'asked', ...wish });
    expect(asked.file).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', `UID:${id}`, 'SEQUENCE:4', 'STATUS:CANCELLED']),
    );
    const cancelled = await mailAfter(id, { by: 'customer', state: 'cancelled' });
    expect(cancelled.subject).toBe('Your viewing is cancelled: 14 Queen Street W, Toronto');
    expect(cancelled.file, 'it is out of the calendar already').toBeUndefined();
    expect(cancelled.text).not.toContain('/viewing#');
  });

  it('are in French for a French page, with the reason of a refusal', async () => {
    const id = await askViewing(service, { language: 'fr', wish: { timeZone: 'America/St_Johns' } });
    await tell();
    const declined = await mailAfter(id, {
      by: 'brokerage',
      state: 'declined',
      sentence: 'La propriété vient d’être vendue.',
    });
    expect(declined).toMatchObject({ language: 'fr' });
    expect(declined.subject).toMatch(/^Votre visite n’est pas possible/);
    expect(declined.text).toContain('mercredi 25 novembre, en après-midi (sur place)');
    expect(declined.text).toContain('La propriété vient d’être vendue.');
  });

  it('are about the newest state only, and wait for the next attempt after a failure', async () => {
    const id = await askViewing(service);
    const failed = await tell(async () => 'the receiver answered 503');
    expect(failed.logged).toEqual([
      expect.stringMatching(/^The mail about viewing \S+ was not sent: the receiver answered 503\. Next/),
    ]);
    expect((await tell()).mails, 'not yet').toEqual([]);
    const { subject } = await mailAfter(id, OFFER);
    expect(subject).toMatch(/^A time/);
    service.clock.pass(DAY);
    expect((await tell()).mails).toEqual([]);
    service.clock.pass(-DAY);
  });

  it('offer no time that waits after the customer has cancelled, and confirm that', async () => {
    const id = await askViewing(service);
    await tell();
    await change(id, OFFER);
    await tell(async () => 'the receiver answered 503');
    const { subject } = await mailAfter(id, { by: 'customer', state: 'cancelled' });
    expect(subject).toMatch(/^Your viewing is cancelled/);
  });

  it('name a home as everybody sees it now, and never as the sender called it', async () => {
    const property = { address: 'You won! Claim at https://evil.example/prize', city: 'evil.example' };
    const user = {
      name: { first: 'http://evil.example/1', last: 'Win' },
      email: 'open@example.ca',
      phone: '4165550123',
    };
    const open = await askViewing(service, { lead: { property, user } });
    const { mails } = await tell();
    expect(mails[0]?.subject).toBe('We received your viewing request: 14 Queen Street W, Toronto');
    expect(mails[0]?.text).toMatch(/^Hello,\n/);
    const offer = await mailAfter(open, OFFER);
    expect(JSON.stringify([mails, offer])).not.toMatch(/evil|won!/i);
    expect(offer.file).toContain('LOCATION:14 Queen Street W\\, Toronto');
    await askViewing(service, { lead: { property, code: 'T1000000' } });
    const [restricted] = (await tell()).mails;
    expect(restricted?.subject).toBe('We received your viewing request');
  });

  it('are not written for a home without a listing before the brokerage answers', async () => {
    const id = await askViewing(service, { lead: { code: 'NOSUCH' } });
    const { mails, logged } = await tell();
    expect([mails, logged]).toEqual([[], [expect.stringContaining('a home that is not listed')]]);
    expect((await mailAfter(id, OFFER)).subject).toBe('A time for your viewing');
  });

  it('come five times an hour to an address, from all senders together, before the brokerage answers', async () => {
    const user = (email: string) => ({ name: { first: 'Anne', last: 'Roy' }, email, phone: '4165550123' });
    const ids: string[] = [];
    for (let asked = 0; asked < 7; asked += 1) {
      ids.push(
        await askViewing(service, {
          as: `customer${asked}`,
          lead: { user: user(`victim+${asked}@example.ca`) },
        }),
      );
    }
    await askViewing(service, { lead: { user: user('other@example.ca') } });
    const { mails, logged } = await tell();
    expect(mails.map(({ to }) => to.replace(/\+\d/, ''))).toEqual([
      ...Array.from({ length: 5 }, () => 'victim@example.ca'),
      'other@example.ca',
    ]);
    expect(logged).toHaveLength(2);
    expect(logged[0]).toContain('has got too many mails this hour');
    expect((await mailAfter(ids[6] ?? '', OFFER)).subject).toMatch(/^A time/);
  });

  it('are dropped when they are refused for good, or older than two days', async () => {
    await askViewing(service);
    expect((await tell(async () => ({ refused: 'no such mailbox' }))).logged).toHaveLength(1);
    expect((await tell()).mails).toEqual([]);
    await askViewing(service);
    service.clock.pass(2 * DAY + 1);
    const late = await tell();
    expect([late.mails, late.logged]).toEqual([[], [expect.stringContaining('it is outdated')]]);
    service.clock.pass(-2 * DAY - 1);
  });
});
