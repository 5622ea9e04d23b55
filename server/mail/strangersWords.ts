import { type Counters, memoryCounters } from '#server/http/counters.ts';
import { emailKeyOf, isDisplayName } from '#server/schemas/personSchema.ts';

/**
 * Texts that mail programs make links of: addresses, and words with a dot inside. "。" is a dot in the addresses of
 * browsers (UTS #46).
 */
const LINK = /:\/\/|@|[^\s.。[][.。][^\s.。\d\]]{2,}/u;

/** True for a text of which a mail program could make a link. Compatibility forms of letters and dots count as those. */
export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC'));

/** A stranger's text of which no mail program makes a link: "evil.example/a" becomes "evil[.]example/a". */
export const withoutLinks = (text: string): string =>
  text.replaceAll(/\S+/gu, (word) =>
    hasLink(word)
      ? word.normalize('NFKC').replaceAll(/(?<=\S)[.。](?=\S)|:(?=\/\/)/gu, (sign) => `[${sign}]`)
      : word,
  );

const GREETINGS = { en: 'Hello', fr: 'Bonjour' } as const;

/** "Hello Anne,". A name that is no plain name is left out, because strangers type names too. */
export function greetingOf(language: 'en' | 'fr', name = ''): string {
  return isDisplayName(name) ? `${GREETINGS[language]} ${name},` : `${GREETINGS[language]},`;
}

/** Mails that strangers can cause to one address in an hour, from all senders together. */
const MAILS_AN_HOUR = 5;

/**
 * Counts a mail to an address that may belong to somebody who never asked for it.
 * @returns 0, or the milliseconds until the address may get another one
 */
export type RecipientLimit = (email: string) => Promise<number>;

/** The limit of mails to one address. Mailboxes with a tag ("anne+a@example.ca") count as one. */
export function recipientLimit(counters: Counters = memoryCounters): RecipientLimit {
  const counter = counters({
    name: 'mails to an address',
    points: MAILS_AN_HOUR,
    seconds: 3600,
    isExact: true,
  });
  return (email) => counter.take(emailKeyOf(email).replace(/\+[^@]*@/, '@'));
}
