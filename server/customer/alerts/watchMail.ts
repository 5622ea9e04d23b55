import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { queuedForBrowsers } from '#server/mail/browserMessages.ts';
import { queued, renderMail } from '#server/mail/renderMail.ts';
import { greetingOf } from '#server/mail/strangersWords.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import type { Watch } from '#server/store/customer/homeWatches.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import { mailIdAbout } from '#server/store/mail/mailSubject.ts';
import type { PushSubscriptionTable } from '#server/store/mail/mailTables.ts';
import type { HomeNow } from '../homeSearch.ts';
import type { HomeChange, OfferState } from './homeChange.ts';

/** The facts of a mail about a watched home. */
export interface WatchMailFacts {
  home: HomeNow;
  /** At least one. */
  changes: readonly HomeChange[];
  written: Date;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  /** Address that ends the watch without a sign-in; undefined if the customer gets no mails. */
  unsubscribe: string | undefined;
  subscriptions: readonly PushSubscriptionTable[];
  brand: SenderBrand;
}

type Language = Watch['language'];

interface MailTexts {
  subject: Record<HomeChange['kind'], string>;
  intro: string;
  states: Record<OfferState, string>;
  price: (before: string, now: string) => string;
  openHouse: (time: string) => string;
  unnamed: (mlsNumber: string) => string;
  open: string;
  why: string;
  unsubscribe: string;
}

const NO_BREAK = '\u00a0';
/** A mail about a change is dropped when it is older. */
const LIFETIME = 2 * MILLISECONDS_A_DAY;

const WORDS: Record<Language, MailTexts> = {
  en: {
    subject: { state: 'Status change', price: 'Price change', openHouse: 'Open house' },
    intro: 'There is news about a home you’re watching.',
    states: {
      onMarket: 'It is back on the market.',
      conditional: 'It has a conditional offer.',
      sold: 'It has been sold.',
      leased: 'It has been leased.',
      offMarket: 'It is no longer on the market.',
    },
    price: (before, now) => `The price changed from ${before} to ${now}.`,
    openHouse: (time) => `There is an open house on ${time}.`,
    unnamed: (mlsNumber) => `MLS® ${mlsNumber}`,
    open: 'View the home',
    why: 'You receive this email because you watch this home.',
    unsubscribe: 'Stop watching this home',
  },
  fr: {
    subject: { state: 'Changement de statut', price: 'Changement de prix', openHouse: 'Visite libre' },
    intro: 'Il y a du nouveau au sujet d’une propriété que vous suivez.',
    states: {
      onMarket: 'Elle est de nouveau sur le marché.',
      conditional: 'Elle fait l’objet d’une offre conditionnelle.',
      sold: 'Elle a été vendue.',
      leased: 'Elle a été louée.',
      offMarket: 'Elle n’est plus sur le marché.',
    },
    price: (before, now) => `Le prix est passé de ${before} à ${now}.`,
    openHouse: (time) => `Une visite libre aura lieu le ${time}.`,
    unnamed: (mlsNumber) => `MLS® ${mlsNumber}`,
    open: 'Voir la propriété',
    why: 'Vous recevez ce message parce que vous suivez cette propriété.',
    unsubscribe: 'Ne plus suivre cette propriété',
  },
};

function dollars(amount: number, language: Language): string {
  const options = { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 } as const;
  return amount.toLocaleString(`${language}-CA`, options);
}

/** "Saturday, November 28, 2:00 p.m." in the home's own time. @param start "2026-11-28T14:00" */
function timeOf(start: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-CA`, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(`${start}:00Z`));
}

function sentenceOf(change: HomeChange, { home, language }: { home: HomeNow; language: Language }): string {
  const words = WORDS[language];
  if (change.kind === 'state') return words.states[change.state];
  if (change.kind === 'openHouse') return words.openHouse(timeOf(change.start, language));
  const [before, now] = [change.before, change.now].map((amount) => dollars(amount, language));
  return home.isOpen ? words.price(before ?? '', now ?? '') : `${words.subject.price}.`;
}

/**
 * The mail and the messages to browsers about changes of a watched home, in the language that the watch began in. A home
 * that visitors see only in part is named by its MLS number, without prices, because mails can be forwarded.
 */
export function watchMails(watch: Watch, facts: WatchMailFacts): NewMail[] {
  const { home, changes, written, appUrl, unsubscribe, subscriptions } = facts;
  const { language, email, first_name: firstName, user_id } = watch;
  const words = WORDS[language];
  const name = (home.isOpen && home.address[language]) || words.unnamed(home.mlsNumber);
  const kind = changes[0]?.kind ?? 'state';
  const path = `/detail/${encodeURIComponent(home.mlsNumber)}/${home.boardId}`;
  const url = `${appUrl}${path}`;
  const price = home.isOpen && home.price ? dollars(home.price, language) : '';
  const subject = `${words.subject[kind]}${language === 'fr' ? NO_BREAK : ''}: ${name}`;
  const sentences = changes.map((change) => sentenceOf(change, { home, language }));
  const queueFacts = {
    user_id,
    written: written.toISOString(),
    expires: new Date(written.getTime() + LIFETIME).toISOString(),
  };
  const message = {
    title: subject,
    body: sentences.join(' '),
    lang: language,
    path,
  };
  const newId = () => mailIdAbout({ kind: 'watch', board: String(watch.board), mls: watch.mls });
  const messages = queuedForBrowsers(message, subscriptions, queueFacts, newId);
  if (unsubscribe === undefined) return messages;
  const mail = renderMail({
    brand: facts.brand,
    id: newId(),
    email,
    language,
    subject,
    parts: [
      greetingOf(language, firstName),
      words.intro,
      { home: name, price, url },
      ...sentences,
      { button: words.open, url },
      { note: words.why, links: [{ label: words.unsubscribe, url: unsubscribe }] },
    ],
    unsubscribe,
  });
  return [queued(mail, { ...queueFacts, is_alert: 1 }), ...messages];
}
