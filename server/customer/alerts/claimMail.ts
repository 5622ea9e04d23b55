import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { queued, renderMail } from '#server/mail/renderMail.ts';
import { greetingOf } from '#server/mail/strangersWords.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import type { MailedClaim } from '#server/store/customer/claimedHomes.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import { mailIdAbout } from '#server/store/mail/mailSubject.ts';
import { homeAddressLine } from '../../../src/domain/listing/homeAddress.ts';
import { paths } from '../../../src/domain/paths.ts';

/** An estimate for a mail. Dollars. */
export interface ClaimEstimate {
  figure: number;
  low: number;
  high: number;
  comparableCount: number;
}

/** The facts of a monthly mail. */
export interface ClaimMailFacts {
  /** Null if there is no figure. */
  estimate: ClaimEstimate | null;
  written: Date;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  /** Address that stops these mails without a sign-in. */
  unsubscribe: string;
  brand: SenderBrand;
}

type Language = MailedClaim['language'];

interface MailTexts {
  subject: (home: string, figure: string) => string;
  intro: string;
  range: (low: string, high: string, count: number) => string;
  more: (amount: string, share: string, month: string) => string;
  less: (amount: string, share: string, month: string) => string;
  same: (month: string) => string;
  first: string;
  meaning: string;
  noneSubject: (home: string) => string;
  none: string;
  open: string;
  why: string;
  unsubscribe: string;
  settings: string;
}

const NO_BREAK = '\u00a0';
/** A mail of a month is dropped when it is older. */
const LIFETIME = 7 * MILLISECONDS_A_DAY;

const WORDS: Record<Language, MailTexts> = {
  en: {
    subject: (home, figure) => `${home}: estimated at ${figure}`,
    intro: 'Here is this month’s estimate of the home you follow.',
    range: (low, high, count) =>
      `Likely between ${low} and ${high}, from ${count} comparable ${count === 1 ? 'sale' : 'sales'}.`,
    more: (amount, share, month) => `That is ${amount} (${share}) more than in ${month}.`,
    less: (amount, share, month) => `That is ${amount} (${share}) less than in ${month}.`,
    same: (month) => `That is the same as in ${month}.`,
    first: 'There is no earlier estimate from the same facts to compare it with.',
    meaning:
      'It is computed from sales nearby and the facts you gave us. It is not an appraisal, and no one has seen the home for it.',
    noneSubject: (home) => `${home}: no estimate at the moment`,
    none: 'There are too few comparable sales near the home you follow for an estimate. We’ll write again once there is one.',
    open: 'View your home',
    why: 'You receive this email because you asked for a monthly estimate of this home.',
    unsubscribe: 'Stop these monthly emails',
    settings: 'Your homes',
  },
  fr: {
    subject: (home, figure) => `${home}${NO_BREAK}: estimation de ${figure}`,
    intro: 'Voici l’estimation du mois pour la propriété que vous suivez.',
    range: (low, high, count) =>
      `Probablement entre ${low} et ${high}, d’après ${count} ${count === 1 ? 'vente comparable' : 'ventes comparables'}.`,
    more: (amount, share, month) => `C’est ${amount} (${share}) de plus qu’en ${month}.`,
    less: (amount, share, month) => `C’est ${amount} (${share}) de moins qu’en ${month}.`,
    same: (month) => `C’est le même montant qu’en ${month}.`,
    first: 'Il n’y a pas d’estimation antérieure fondée sur les mêmes renseignements.',
    meaning:
      'Ce montant est calculé à partir des ventes du secteur et des renseignements que vous avez donnés. Ce n’est pas une évaluation agréée, et personne n’a visité la propriété.',
    noneSubject: (home) => `${home}${NO_BREAK}: pas d’estimation pour le moment`,
    none: 'Il y a trop peu de ventes comparables près de la propriété que vous suivez pour l’estimer. Nous vous écrirons dès qu’une estimation sera possible.',
    open: 'Voir votre propriété',
    why: 'Vous recevez ce message parce que vous avez demandé une estimation mensuelle de cette propriété.',
    unsubscribe: 'Arrêter ces courriels mensuels',
    settings: 'Vos propriétés',
  },
};

const dollars = (amount: number, language: Language): string =>
  amount.toLocaleString(`${language}-CA`, {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  });

const shareText = (part: number, language: Language): string =>
  part.toLocaleString(`${language}-CA`, { style: 'percent', maximumFractionDigits: 1 });

/** "October 2026" of "2026-10". */
const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

/** The change since the last estimate, in a sentence. */
function changeText({ figure, month, language }: MailedClaim, now: number): string {
  const words = WORDS[language];
  if (figure === null) return words.first;
  const since = monthName(month, language);
  if (now === figure) return words.same(since);
  const change = [
    dollars(Math.abs(now - figure), language),
    shareText(Math.abs(now - figure) / figure, language),
    since,
  ] as const;
  return now > figure ? words.more(...change) : words.less(...change);
}

/** The monthly mail about a claimed home, or the mail that there is no estimate. */
export function claimMail(claim: MailedClaim, facts: ClaimMailFacts): NewMail {
  const { estimate, written, appUrl, unsubscribe, brand } = facts;
  const { language, email, first_name: firstName, user_id } = claim;
  const words = WORDS[language];
  const home = `${homeAddressLine(claim, `${language}-CA`)}, ${claim.city}`;
  const point =
    claim.latitude === null || claim.longitude === null
      ? undefined
      : { latitude: claim.latitude, longitude: claim.longitude };
  // The owner reads the mail also where no one is signed in, and the page would ask for a unit there.
  const url = `${appUrl}${paths.homeValue(claim, point, claim.unit === null)}`;
  const figure = estimate ? dollars(estimate.figure, language) : '';
  const told = estimate
    ? [
        words.intro,
        { home, price: figure, url },
        words.range(
          dollars(estimate.low, language),
          dollars(estimate.high, language),
          estimate.comparableCount,
        ),
        changeText(claim, estimate.figure),
        words.meaning,
      ]
    : [words.none, { home, price: '', url }];
  const mail = renderMail({
    brand,
    id: mailIdAbout({ kind: 'claim', claim: claim.id }),
    email,
    language,
    subject: estimate ? words.subject(home, figure) : words.noneSubject(home),
    parts: [
      greetingOf(language, firstName),
      ...told,
      { button: words.open, url },
      {
        note: words.why,
        links: [
          { label: words.unsubscribe, url: unsubscribe },
          { label: words.settings, url: `${appUrl}${paths.profile('myHomes')}` },
        ],
      },
    ],
    unsubscribe,
  });
  return queued(mail, {
    user_id,
    written: written.toISOString(),
    expires: new Date(written.getTime() + LIFETIME).toISOString(),
    is_alert: 1,
  });
}
