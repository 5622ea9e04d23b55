import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { codeMail } from '#demo/identity/mails.ts';
import { leadMail } from '#server/contact/leadMail.ts';
import { alertMails } from '#server/customer/alerts/alertMail.ts';
import { claimMail } from '#server/customer/alerts/claimMail.ts';
import { watchMails } from '#server/customer/alerts/watchMail.ts';
import { invitationMail } from '#server/customer/applications/invitationMail.ts';
import { acceptedMail, sharedInvitationMail } from '#server/customer/sharing/sharedListMail.ts';
import { viewingMail } from '#server/customer/viewings/viewingMail.ts';
import { answerMail, noticeOf, reviewMail } from '#server/desk/deskMails.ts';
import { receiptOf } from '#server/desk/receiptMail.ts';
import type { OutgoingMail } from '#server/mail/outgoingMail.ts';
import { hasLink, recipientLimit, withoutLinks } from '#server/mail/strangersWords.ts';
import { BUILT_SENDER } from '#server/store/content/senderBrand.ts';
import type { DeskLead } from '#server/store/desk/items.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import type { PushSubscriptionTable } from '#server/store/mail/mailTables.ts';
import type { ViewingState } from '#server/store/viewings/viewingTables.ts';
import { createMockLeadRow } from '#tests/support/leads/createMockLead.ts';

const BAD = 'Win at http://evil.example/1 or www.evil.example, evil。example, evil．example';
const COMMON = { appUrl: 'https://homes.test/real-estate', brand: BUILT_SENDER };
const AT = '2026-11-21T20:00:00.000Z';
const PUSH: PushSubscriptionTable = {
  id: 'browser',
  user_id: 'anne',
  endpoint: 'https://push.test/1',
  p256dh: '',
  auth: '',
  created: AT,
};

/** A lead in which every text that its sender types has links. */
const lead = createMockLeadRow({
  kind: 'viewing',
  first_name: BAD,
  last_name: BAD,
  city: BAD,
  address: BAD,
  message: BAD,
  code: 'NOSUCH',
  board: 2,
});
const deskLead: DeskLead = {
  ...lead,
  desk_state: 'new',
  desk_owner: null,
  desk_version: 0,
} as unknown as DeskLead; // the other columns of the desk are in no mail

const viewingMailIn = (state: ViewingState) =>
  viewingMail(
    {
      ...lead,
      state,
      day: '2026-11-25',
      part: 'morning',
      way: 'inPerson',
      time_zone: 'America/Toronto',
      language: 'en',
      starts: '2026-11-25T19:00:00.000Z',
      ends: '2026-11-25T19:30:00.000Z',
      sentence: null,
      changed: AT,
      over: AT,
      revision: 2,
      mail_due: null,
      mail_attempts: 0,
    },
    { ...COMMON, token: 'token', listed: undefined },
  );

const OWN = { user_id: 'anne', email: 'anne@example.ca', first_name: BAD, language: 'en' } as const;
const MARKS = { email_notifications: 1, email_key: 'anne@example.ca', bounced_key: null } as const;
const HOME = {
  mlsNumber: 'T1000001',
  boardId: 2,
  address: { en: '14 Queen Street W', fr: '14, rue Queen O.' },
  price: 900_000,
  rentPeriod: null,
} as const;

interface MailRow {
  /** The file that writes the mail. */
  file: string;
  mail: string;
  /** The people who can cause it, and the owner of the address to which it goes. */
  cause: string;
  /** Words in it that a person other than the recipient typed, staff apart. */
  words: string;
  /** The limit of the number of such mails. */
  limit: string;
  write: () => (OutgoingMail | NewMail | undefined)[];
}

/** Every mail and every message to browsers that the product writes. */
const MAILS: readonly MailRow[] = [
  {
    file: 'server/customer/viewings/viewingMail.ts',
    mail: 'state of a viewing request',
    cause: 'anybody, to the typed address; after its first answer the brokerage',
    words: 'first name, if it is a plain name',
    limit: 'before an answer: the recipient limit, and a listed home only',
    write: () =>
      (['asked', 'offered', 'agreed', 'declined', 'cancelled'] as const).map((state) => viewingMailIn(state)),
  },
  {
    file: 'server/desk/receiptMail.ts',
    mail: 'receipt of a lead',
    cause: 'anybody, to the typed address',
    words: 'first name, if it is a plain name',
    limit: 'the recipient limit',
    write: () =>
      (['general', 'listing', 'valuation', 'application', 'withdrawal'] as const).map((kind) =>
        receiptOf({ ...deskLead, kind }, { ...COMMON, written: AT }),
      ),
  },
  {
    file: 'server/customer/sharing/sharedListMail.ts',
    mail: 'invitation to a shared list',
    cause: 'a customer, to the typed address',
    words: 'name and line, in which the service refuses links',
    limit: '20 an hour for a customer, one a minute for a pair, and the recipient limit',
    write: () => [
      sharedInvitationMail({
        ...COMMON,
        to: 'b@example.ca',
        language: 'en',
        name: 'Anne',
        line: '',
        token: 't',
      }),
    ],
  },
  {
    file: 'server/customer/sharing/sharedListMail.ts',
    mail: 'acceptance of an invitation to a shared list',
    cause: 'the invited person, to the account of the customer who invited',
    words: 'name, which the service takes as a plain name only',
    limit: 'one for each invitation',
    write: () => [acceptedMail({ ...COMMON, to: 'a@example.ca', language: 'en', name: 'Bob', listId: '1' })],
  },
  {
    file: 'server/customer/applications/invitationMail.ts',
    mail: 'invitation of a co-applicant',
    cause: 'a customer, to the typed address',
    words: 'first name, if it is a plain name',
    limit: '20 an hour for a customer, one a minute for a pair, and the recipient limit',
    write: () => [
      invitationMail({
        ...COMMON,
        to: 'b@example.ca',
        language: 'en',
        firstName: BAD,
        code: '123456',
        applicationId: '1',
        signerId: '2',
      }),
    ],
  },
  {
    file: 'server/customer/alerts/alertMail.ts',
    mail: 'alert of a saved search, by mail and in browsers',
    cause: 'new homes, to the account that saved the search',
    words: 'none: the name of the search is the recipient’s own',
    limit: 'daily or with new homes; each mail has a link that stops them',
    write: () =>
      alertMails(
        {
          ...OWN,
          ...MARKS,
          id: '1',
          name: 'Toronto',
          path: '/list',
        } as unknown as Parameters<typeof alertMails>[0], // the marks of the search are in no mail
        {
          ...COMMON,
          found: { count: 1, first: [HOME] },
          written: new Date(AT),
          unsubscribe: 'https://homes.test/stop',
          subscriptions: [PUSH],
        },
      ),
  },
  {
    file: 'server/customer/alerts/watchMail.ts',
    mail: 'change of a watched home, by mail and in browsers',
    cause: 'a change of the listing, to the account that watches it',
    words: 'none',
    limit: 'one for each change; each mail has a link that stops them',
    write: () =>
      watchMails(
        {
          ...OWN,
          ...MARKS,
          board: 2,
          mls: 'T1000001',
          since: AT,
          price: 1,
          state: 'onMarket',
          open_house: null,
          revision: 1,
        },
        {
          ...COMMON,
          home: { ...HOME, isActive: true, lastStatus: 'New', openHouse: null, isOpen: true },
          changes: [{ kind: 'price', before: 1, now: 2 }],
          written: new Date(AT),
          unsubscribe: 'https://homes.test/stop',
          subscriptions: [PUSH],
        },
      ),
  },
  {
    file: 'server/customer/alerts/claimMail.ts',
    mail: 'monthly estimate of a claimed home',
    cause: 'the calendar, to the account that claims the home',
    words: 'none: the address is the recipient’s own',
    limit: 'monthly; each mail has a link that stops them',
    write: () => [
      claimMail(
        {
          ...OWN,
          id: '1',
          state: 'Ontario',
          city: 'Toronto',
          street: '14 Queen Street W',
          unit: null,
          latitude: null,
          longitude: null,
          figure: null,
          month: '2026-10',
        } as Parameters<typeof claimMail>[0], // the other columns are in no mail
        { ...COMMON, estimate: null, written: new Date(AT), unsubscribe: 'https://homes.test/stop' },
      ),
    ],
  },
  {
    file: 'server/contact/leadMail.ts',
    mail: 'lead for the brokerage',
    cause: 'anybody, to the brokerage’s mailbox',
    words: 'every text of the lead, its links as texts',
    limit: '10 leads a minute from one address',
    write: () =>
      (['general', 'listing', 'viewing', 'valuation'] as const).map((kind) =>
        leadMail(
          { lead: { ...lead, kind }, viewing: undefined },
          { ...COMMON, to: 'leads@example.ca', written: AT },
        ),
      ),
  },
  {
    file: 'server/desk/deskMails.ts',
    mail: 'notice to a member of staff, by mail and in browsers',
    cause: 'anybody who sends a lead, to members of staff',
    words: 'name, and address or city, their links as texts',
    limit: '10 leads a minute from one address',
    write: () =>
      noticeOf({
        ...COMMON,
        key: '1',
        kind: 'owner',
        lead: deskLead,
        member: { id: '1', email: 'staff@example.ca', name: 'Amara', languages: '["en"]' },
        subscriptions: [PUSH],
        isMailing: true,
        written: AT,
      }),
  },
  {
    file: 'server/desk/deskMails.ts',
    mail: 'answer of a member of staff',
    cause: 'a member of staff, to the address of the lead',
    words: 'none: staff write the text',
    limit: 'the member’s own hand',
    write: () => [
      answerMail(deskLead, {
        subject: 'Your request',
        text: 'Hello.',
        keyHash: '1',
        member: { name: 'Amara', email: 'staff@example.ca' },
        brand: BUILT_SENDER,
        at: AT,
      }),
    ],
  },
  {
    file: 'server/desk/deskMails.ts',
    mail: 'state of a pre-approval',
    cause: 'a member of staff, to the address of the application',
    words: 'first name, if it is a plain name',
    limit: 'the member’s own hand',
    write: () => [
      reviewMail(
        {
          ...COMMON,
          lead: deskLead,
          state: 'received',
          sentence: '',
          version: 1,
          language: 'en',
          member: { email: 'staff@example.ca' },
          at: AT,
        },
        '1',
      ),
    ],
  },
  {
    file: 'demo/identity/mails.ts',
    mail: 'code of the demonstration’s accounts; in production the user pool mails it',
    cause: 'anybody, to the typed address',
    words: 'none',
    limit: 'the identity service’s own',
    write: () => [
      codeMail({ email: 'a@example.ca', attributes: '{}' } as Parameters<typeof codeMail>[0], {
        purpose: 'signUp',
        code: '123456',
        brand: BUILT_SENDER,
      }),
    ],
  },
];

/** Everything of a mail that its reader gets to see. */
function seen(mail: OutgoingMail | NewMail): string {
  const { subject, body, html, attachments } = mail;
  const files = typeof attachments === 'string' ? attachments : JSON.stringify(attachments ?? []);
  return [subject, body, html ?? '', files].join('\n');
}

const ROOT = join(import.meta.dirname, '../../..');
const WRITES = /\b(?:renderMail|queuedForBrowsers)\(/;

describe('every mail of the product', () => {
  it('is a row of the table', () => {
    const files = ['server', 'demo'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    );
    const writing = files.filter(
      (file) =>
        /(?<!\.test)\.ts$/.test(file) &&
        !/^server\/mail\/(?:renderMail|browserMessages)\.ts$/.test(file) &&
        WRITES.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect([...new Set(MAILS.map(({ file }) => file))].toSorted()).toEqual(writing.toSorted());
    for (const file of writing) {
      const count = readFileSync(join(ROOT, file), 'utf8').split(/\brenderMail\(/).length - 1;
      expect(MAILS.filter((row) => row.file === file).length, file).toBe(count);
    }
  });

  it.each(MAILS)('has no link that a stranger typed: $mail', ({ write }) => {
    const mails = write().filter((mail) => mail !== undefined);
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) {
      const words = seen(mail).split(/[\s<>"]+/);
      expect(words.filter((word) => word.includes('evil') && hasLink(word))).toEqual([]);
    }
  });
});

test.each([
  ['see http://evil.example/a.b now', 'see http[:]//evil[.]example/a[.]b now'],
  ['www.evil.example', 'www[.]evil[.]example'],
  ['evil。example', 'evil[。]example'],
  ['evil．example', 'evil[.]example'],
  ['$1.2 million, e.g. today. Yes...', '$1.2 million, e.g. today. Yes...'],
])('a stranger’s "%s" is mailed as "%s"', (text, mailed) => {
  expect(withoutLinks(text)).toBe(mailed);
  expect(hasLink(mailed)).toBe(false);
});

test('an address gets five mails an hour, with any tag, and others are not concerned', async () => {
  const limit = recipientLimit();
  for (let sent = 0; sent < 5; sent += 1) expect(await limit(`Victim+${sent}@example.ca`)).toBe(0);
  expect(await limit('victim@example.ca')).toBeGreaterThan(0);
  expect(await limit('other@example.ca')).toBe(0);
});
