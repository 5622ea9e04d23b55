import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { queuedForBrowsers } from '#server/mail/browserMessages.ts';
import { queued, renderMail } from '#server/mail/renderMail.ts';
import { greetingOf } from '#server/mail/strangersWords.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import type { AlertedSearch } from '#server/store/customer/alerts.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import type { PushSubscriptionTable } from '#server/store/mail/mailTables.ts';
import type { BrowserMessage } from '../../../src/api/customer/pushContract.ts';
import type { FoundHome, FoundHomes } from '../homeSearch.ts';

/** The facts of a mail. */
export interface MailFacts {
  found: Pick<FoundHomes, 'count' | 'first'>;
  written: Date;
  /** Address of the app without a slash at the end: "https://www.example.com/real-estate". */
  appUrl: string;
  /** Address that stops the search's alerts without a sign-in. */
  unsubscribe: string;
  brand: SenderBrand;
}

/** The facts of an alert, and its recipients besides the mailbox. */
export interface AlertFacts extends Omit<MailFacts, 'unsubscribe'> {
  /** Undefined if the customer gets no mails. */
  unsubscribe: string | undefined;
  subscriptions: readonly PushSubscriptionTable[];
}

interface MailTexts {
  subject: (count: string, name: string) => string;
  found: (count: string, name: string) => string;
  more: (count: string) => string;
  all: string;
  rent: Record<'week' | 'month', string>;
  why: string;
  unsubscribe: string;
  settings: string;
}

const NO_BREAK = '\u00a0';

/** Texts by language, each for one home or for several. */
const WORDS: Record<AlertedSearch['language'], (isOne: boolean) => MailTexts> = {
  en: (isOne) => ({
    subject: (count, name) => `${count} new ${isOne ? 'result' : 'results'}: ${name}`,
    found: (count, name) =>
      isOne
        ? `There is ${count} new result for your saved search “${name}”.`
        : `There are ${count} new results for your saved search “${name}”.`,
    more: (count) => `And ${count} more.`,
    all: 'See them all',
    rent: { week: ' a week', month: ' a month' },
    why: 'You receive this email because you asked for alerts on this search.',
    unsubscribe: 'Unsubscribe',
    settings: 'Change your alerts',
  }),
  fr: (isOne) => ({
    subject: (count, name) =>
      `${count} ${isOne ? 'nouveau résultat' : 'nouveaux résultats'}${NO_BREAK}: ${name}`,
    found: (count, name) =>
      `Il y a ${count} ${isOne ? 'nouveau résultat' : 'nouveaux résultats'} pour votre recherche enregistrée «${NO_BREAK}${name}${NO_BREAK}».`,
    more: (count) => `Et ${count} de plus.`,
    all: 'Voir tous les résultats',
    rent: { week: ' par semaine', month: ' par mois' },
    why: 'Vous recevez ce message parce que vous avez demandé à recevoir les nouveaux résultats de cette recherche.',
    unsubscribe: 'Se désabonner',
    settings: 'Modifier vos alertes',
  }),
};

const LOCALES = { en: 'en-CA', fr: 'fr-CA' } as const;

/** A mail about new homes is dropped when it is older. */
const LIFETIME = 2 * MILLISECONDS_A_DAY;

/** Maximum number of homes in a message to a browser, which shows few lines. */
const HOMES_A_MESSAGE = 2;

function priceOf({ price, rentPeriod }: FoundHome, language: AlertedSearch['language']): string {
  const money = price.toLocaleString(LOCALES[language], {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  });
  const rent = rentPeriod ? WORDS[language](true).rent[rentPeriod] : '';
  return price > 0 ? `${money}${rent}` : '';
}

const homeLine = (home: FoundHome, language: AlertedSearch['language']): string =>
  [home.address[language], priceOf(home, language)].filter(Boolean).join(' · ');

const homePath = ({ mlsNumber, boardId }: FoundHome): string =>
  `/detail/${encodeURIComponent(mlsNumber)}/${boardId}`;

/** Address of the page that the search was saved from, encoded so that mail programs link all of it. */
function pageUrl(appUrl: string, path: string): string {
  return new URL(`${appUrl}${path}`).href;
}

/** The mail about new homes, in the language that the search was saved in. */
function alertMail(search: AlertedSearch, facts: MailFacts): NewMail {
  const { found, written, appUrl, unsubscribe, brand } = facts;
  const { language, name, path, first_name: firstName, email } = search;
  const words = WORDS[language](found.count === 1);
  const count = (number: number) => number.toLocaleString(LOCALES[language]);
  const unnamed = found.count - found.first.length;
  const settingsUrl = `${appUrl}/auth/profile?tab=savedSearches`;
  const mail = renderMail({
    brand,
    id: crypto.randomUUID(),
    email,
    language,
    subject: words.subject(count(found.count), name),
    parts: [
      greetingOf(language, firstName),
      words.found(count(found.count), name),
      ...found.first.map((home) => ({
        home: home.address[language],
        price: priceOf(home, language),
        url: `${appUrl}${homePath(home)}`,
      })),
      ...(unnamed > 0 && found.first.length > 0 ? [words.more(count(unnamed))] : []),
      { button: words.all, url: pageUrl(appUrl, path) },
      {
        note: words.why,
        links: [
          { label: words.unsubscribe, url: unsubscribe },
          { label: words.settings, url: settingsUrl },
        ],
      },
    ],
    unsubscribe,
  });
  return queued(mail, {
    ...queueFacts(search, written),
    is_alert: 1,
  });
}

const queueFacts = ({ user_id, id: search_id }: AlertedSearch, written: Date) => ({
  user_id,
  search_id,
  written: written.toISOString(),
  expires: new Date(written.getTime() + LIFETIME).toISOString(),
});

/** The message for browsers. It opens the search, or the home if there is only one. */
function alertMessage(
  { language, name, path }: AlertedSearch,
  { found }: AlertFacts,
): Omit<BrowserMessage, 'tag'> {
  const { count, first } = found;
  const words = WORDS[language](count === 1);
  const printed = count.toLocaleString(LOCALES[language]);
  const lines = first.slice(0, HOMES_A_MESSAGE).map((home) => homeLine(home, language));
  const [only] = first;
  return {
    title: words.subject(printed, name),
    body: lines.length > 0 ? lines.join('\n') : words.found(printed, name),
    lang: language,
    path: count === 1 && only ? homePath(only) : path,
  };
}

/** The mail and the messages to browsers about new homes. */
export function alertMails(search: AlertedSearch, facts: AlertFacts): NewMail[] {
  const { unsubscribe, subscriptions, written } = facts;
  const message = alertMessage(search, facts);
  return [
    ...(unsubscribe === undefined ? [] : [alertMail(search, { ...facts, unsubscribe })]),
    ...queuedForBrowsers(message, subscriptions, queueFacts(search, written)),
  ];
}
