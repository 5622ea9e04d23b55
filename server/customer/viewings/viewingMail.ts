import type { OutgoingMail } from '#server/mail/outgoingMail.ts';
import { type MailPart, renderMail } from '#server/mail/renderMail.ts';
import { greetingOf } from '#server/mail/strangersWords.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import type { Viewing } from '#server/store/viewings/findViewings.ts';
import { viewingMailId } from '#server/store/viewings/viewingMails.ts';
import type { ViewingState, ViewingTable } from '#server/store/viewings/viewingTables.ts';
import type { HomeNow } from '../homeSearch.ts';
import { viewingCalendar } from './viewingCalendar.ts';

interface StateTexts {
  /** The address follows, if the home may be named. */
  subject: string;
  /** @param when the half-day or the time, with the form of the viewing */
  text: (home: string, when: string) => string;
}

interface MailTexts extends Record<ViewingState, StateTexts> {
  home: string;
  part: Record<ViewingTable['part'], (day: string) => string>;
  way: Record<ViewingTable['way'], string>;
  summary: string;
  open: string;
  listing: string;
  link: string;
}

const NO_BREAK = '\u00a0';

const HOME_IN_FRENCH = 'la propriété';
const visitOf = (home: string): string =>
  home === HOME_IN_FRENCH ? 'Votre visite' : `Votre visite (${home})`;

const WORDS: Record<ViewingTable['language'], MailTexts> = {
  en: {
    home: 'the home',
    part: {
      morning: (day) => `${day}, in the morning`,
      afternoon: (day) => `${day}, in the afternoon`,
      evening: (day) => `${day}, in the evening`,
    },
    way: { inPerson: 'in person', video: 'by video' },
    asked: {
      subject: 'We received your viewing request',
      text: (home, when) => `You asked to see ${home} on ${when}. An agent will email you a time.`,
    },
    offered: {
      subject: 'A time for your viewing',
      text: (home, when) =>
        `We can show you ${home} on ${when}. Please accept this time, ask for another day, or cancel.`,
    },
    agreed: {
      subject: 'Your viewing is confirmed',
      text: (home, when) => `Your viewing of ${home} is on ${when}.`,
    },
    declined: {
      subject: 'Your viewing is not possible',
      text: (home, when) => `We are sorry that we cannot show you ${home} on ${when}.`,
    },
    cancelled: {
      subject: 'Your viewing is cancelled',
      text: (home) => `Your viewing of ${home} is cancelled, as you asked.`,
    },
    summary: 'Viewing',
    open: 'Open your viewing',
    listing: 'Open the listing',
    link: 'With this link you can change or cancel the viewing without an account. Do not share it.',
  },
  fr: {
    home: HOME_IN_FRENCH,
    part: {
      morning: (day) => `${day}, en matinée`,
      afternoon: (day) => `${day}, en après-midi`,
      evening: (day) => `${day}, en soirée`,
    },
    way: { inPerson: 'sur place', video: 'par vidéo' },
    asked: {
      subject: 'Nous avons reçu votre demande de visite',
      text: (home, when) =>
        `Vous avez demandé à visiter ${home} le ${when}. Un courtier vous proposera une heure par courriel.`,
    },
    offered: {
      subject: 'Une heure pour votre visite',
      text: (home, when) =>
        `Nous pouvons vous faire visiter ${home} le ${when}. Veuillez accepter cette heure, demander un autre jour ou annuler.`,
    },
    agreed: {
      subject: 'Votre visite est confirmée',
      text: (home, when) => `${visitOf(home)} aura lieu le ${when}.`,
    },
    declined: {
      subject: 'Votre visite n’est pas possible',
      text: (home, when) => `Nous sommes désolés de ne pouvoir vous faire visiter ${home} le ${when}.`,
    },
    cancelled: {
      subject: 'Votre visite est annulée',
      text: (home) => `${visitOf(home)} est annulée, comme vous l’avez demandé.`,
    },
    summary: 'Visite',
    open: 'Ouvrir votre visite',
    listing: 'Ouvrir l’inscription',
    link: 'Ce lien permet de modifier ou d’annuler la visite sans compte. Ne le partagez pas.',
  },
};

const LOCALES = { en: 'en-CA', fr: 'fr-CA' } as const;

function whenOf(viewing: Viewing, words: MailTexts): string {
  const { language, day, part, way, starts, time_zone: timeZone, state } = viewing;
  const locale = LOCALES[language];
  const isTimed = starts !== null && (state === 'offered' || state === 'agreed');
  const when = isTimed
    ? new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      }).format(new Date(starts))
    : words.part[part](
        new Intl.DateTimeFormat(locale, {
          weekday: 'long',
          month: 'long',
          day: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(day)),
      );
  return `${when} (${words.way[way]})`;
}

/** The facts of a mail. */
export interface ViewingMailFacts {
  /** The home as it is now; undefined if it has no listing any more. The sender's own words for it are not mailed. */
  listed: Pick<HomeNow, 'address' | 'isOpen'> | undefined;
  /** Token of the link in the mail. */
  token: string;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  brand: SenderBrand;
}

/**
 * The mail about the present state of a viewing request, in its customer's language, with a calendar file once there is a
 * time.
 */
export function viewingMail(
  viewing: Viewing,
  { listed, token, appUrl, brand }: ViewingMailFacts,
): OutgoingMail {
  const { language, email, state, sentence, way } = viewing;
  const words = WORDS[language];
  // Mails can be forwarded, so they name homes that everybody may see.
  const address = listed?.isOpen ? listed.address[language] : '';
  const home = address || words.home;
  const colon = language === 'fr' ? `${NO_BREAK}: ` : ': ';
  const named = (text: string): string => (address ? `${text}${colon}${address}` : text);
  const isOpen = state !== 'declined' && state !== 'cancelled';
  const listing = `${appUrl}/detail/${encodeURIComponent(viewing.code ?? '')}/${viewing.board}`;
  // Behind #, so that neither this nor another server logs the token.
  const url = isOpen ? `${appUrl}/viewing#${token}` : listing;
  const parts: MailPart[] = [
    greetingOf(language, viewing.first_name),
    words[state].text(home, whenOf(viewing, words)),
    ...(sentence === null ? [] : [sentence]),
    { button: isOpen ? words.open : words.listing, url },
    ...(isOpen ? [{ note: words.link, links: [] }] : []),
  ];
  const texts = {
    summary: named(words.summary),
    location: way === 'video' ? words.way.video : address,
    description: url,
  };
  const calendar = viewingCalendar(viewing, texts, brand);
  return renderMail({
    brand,
    id: viewingMailId(viewing),
    email,
    language,
    subject: named(words[state].subject),
    parts,
    ...(calendar ? { attachments: [calendar] } : {}),
    isPrivate: true,
  });
}
