import { brand } from '#server/config/brand.ts';
import type { AlertedSearch, NewAlertMail } from '#server/store/customer/alerts.ts';
import type { FoundHome, FoundHomes } from '../homeSearch.ts';

/** The facts of a mail. */
export interface MailFacts {
  found: Pick<FoundHomes, 'count' | 'first'>;
  written: Date;
  /** Address of the app without a slash at the end: "https://www.example.com/real-estate". */
  appUrl: string;
}

interface MailTexts {
  subject: (count: string, name: string) => string;
  greeting: (firstName: string) => string;
  found: (count: string, name: string) => string;
  more: (count: string) => string;
  all: string;
  home: (address: string, price: string) => string;
  rent: Record<'week' | 'month', string>;
  why: string;
}

const NO_BREAK = '\u00a0';

/** Texts by language, each for one home or for several. */
const WORDS: Record<AlertedSearch['language'], (isOne: boolean) => MailTexts> = {
  en: (isOne) => ({
    subject: (count, name) => `${count} new ${isOne ? 'result' : 'results'}: ${name}`,
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    found: (count, name) =>
      isOne
        ? `There is ${count} new result for your saved search “${name}”.`
        : `There are ${count} new results for your saved search “${name}”.`,
    more: (count) => `And ${count} more.`,
    all: 'See them all:',
    home: (address, price) => `${address}: ${price}`,
    rent: { week: ' a week', month: ' a month' },
    why: 'You receive this email because you asked for alerts on this search. To stop or change its alerts, or all your alerts, open your profile:',
  }),
  fr: (isOne) => ({
    subject: (count, name) =>
      `${count} ${isOne ? 'nouveau résultat' : 'nouveaux résultats'}${NO_BREAK}: ${name}`,
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : 'Bonjour,'),
    found: (count, name) =>
      `Il y a ${count} ${isOne ? 'nouveau résultat' : 'nouveaux résultats'} pour votre recherche enregistrée «${NO_BREAK}${name}${NO_BREAK}».`,
    more: (count) => `Et ${count} de plus.`,
    all: `Voir tous les résultats${NO_BREAK}:`,
    home: (address, price) => `${address}${NO_BREAK}: ${price}`,
    rent: { week: ' par semaine', month: ' par mois' },
    why: `Vous recevez ce message parce que vous avez demandé à recevoir les nouveaux résultats de cette recherche. Pour arrêter ou modifier ses alertes, ou toutes vos alertes, ouvrez votre profil${NO_BREAK}:`,
  }),
};

const LOCALES = { en: 'en-CA', fr: 'fr-CA' } as const;

function homeLine(home: FoundHome, language: AlertedSearch['language'], words: MailTexts): string {
  const { price, rentPeriod } = home;
  const address = home.address[language];
  if (price <= 0) return address;
  const money = price.toLocaleString(LOCALES[language], {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  });
  return words.home(address, `${money}${rentPeriod ? words.rent[rentPeriod] : ''}`);
}

const homeUrl = (appUrl: string, { mlsNumber, boardId }: FoundHome): string =>
  `${appUrl}/detail/${encodeURIComponent(mlsNumber)}/${boardId}`;

/** Address of the page that the search was saved from, encoded so that mail programs link all of it. */
function pageUrl(appUrl: string, path: string): string {
  return new URL(`${appUrl}${path}`).href;
}

/** The mail about new homes, in the language that the search was saved in. */
export function alertMail(search: AlertedSearch, { found, written, appUrl }: MailFacts): NewAlertMail {
  const { language, name, path, first_name: firstName } = search;
  const words = WORDS[language](found.count === 1);
  const locale = LOCALES[language];
  const count = (number: number) => number.toLocaleString(locale);
  const unnamed = found.count - found.first.length;
  const paragraphs = [
    words.greeting(firstName),
    words.found(count(found.count), name),
    ...found.first.map((home) => `${homeLine(home, language, words)}\n${homeUrl(appUrl, home)}`),
    ...(unnamed > 0 && found.first.length > 0 ? [words.more(count(unnamed))] : []),
    `${words.all}\n${pageUrl(appUrl, path)}`,
    `${words.why}\n${appUrl}/auth/profile?tab=savedSearches`,
    `${brand.brokerage}\n${brand.address[locale]}\n${brand.phone}`,
  ];
  return {
    id: crypto.randomUUID(),
    language,
    subject: words.subject(count(found.count), name),
    body: paragraphs.join('\n\n'),
    written: written.toISOString(),
  };
}
