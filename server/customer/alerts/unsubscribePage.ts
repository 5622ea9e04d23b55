import { html } from 'hono/html';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import { SCHEMES } from '../../../src/domain/brand/brandColours.ts';

/** State of an alert on the page: its mails come, or they were stopped for the search or altogether. */
export type AlertState = 'on' | 'searchOff' | 'allOff';

/** The facts of the page. */
export interface UnsubscribeFacts {
  language: 'en' | 'fr';
  /** Name of the saved search; undefined if it was deleted. For a watched home, its MLS number; for a claimed one, its address. */
  name: string | undefined;
  kind: 'search' | 'home' | 'claim';
  state: AlertState;
  /** Path of the profile. */
  profile: string;
  brand: SenderBrand;
}

interface AlertTexts {
  on: (name: string) => string;
  off: (name: string | undefined) => string;
  stop: string;
}

interface PageTexts {
  title: string;
  search: AlertTexts;
  home: AlertTexts;
  claim: AlertTexts;
  allOff: string;
  stopAll: string;
  profile: string;
  invalid: string;
}

const NO_BREAK = '\u00a0';

const WORDS: Record<UnsubscribeFacts['language'], PageTexts> = {
  en: {
    title: 'Email alerts',
    search: {
      on: (name) => `You receive email alerts for your saved search “${name}”.`,
      off: (name) =>
        name === undefined
          ? 'This saved search was deleted. It sends no more alerts.'
          : `You no longer receive email alerts for “${name}”.`,
      stop: 'Stop the alerts of this search',
    },
    home: {
      on: (name) => `You’re watching MLS® ${name}: you receive emails about its changes.`,
      off: (name) => `You’re no longer watching MLS® ${name}.`,
      stop: 'Stop watching this home',
    },
    claim: {
      on: (name) => `You receive the estimate of ${name} by email each month.`,
      off: (name) =>
        name === undefined
          ? 'This home is no longer in your account. You receive no more emails about it.'
          : `You no longer receive the monthly estimate of ${name}.`,
      stop: 'Stop these monthly emails',
    },
    allOff: 'You no longer receive email alerts.',
    stopAll: 'Stop all alerts',
    profile: 'Manage your alerts in your profile',
    invalid: 'This link is not valid. Open the one in your newest email, or your profile.',
  },
  fr: {
    title: 'Alertes par courriel',
    search: {
      on: (name) =>
        `Vous recevez des alertes par courriel pour votre recherche enregistrée «${NO_BREAK}${name}${NO_BREAK}».`,
      off: (name) =>
        name === undefined
          ? 'Cette recherche enregistrée a été supprimée. Elle n’envoie plus d’alertes.'
          : `Vous ne recevez plus d’alertes par courriel pour «${NO_BREAK}${name}${NO_BREAK}».`,
      stop: 'Arrêter les alertes de cette recherche',
    },
    home: {
      on: (name) => `Vous suivez MLS® ${name}${NO_BREAK}: vous recevez un courriel à chaque changement.`,
      off: (name) => `Vous ne suivez plus MLS® ${name}.`,
      stop: 'Ne plus suivre cette propriété',
    },
    claim: {
      on: (name) => `Vous recevez chaque mois par courriel l’estimation du ${name}.`,
      off: (name) =>
        name === undefined
          ? 'Cette propriété n’est plus dans votre compte. Vous ne recevrez plus de courriels à son sujet.'
          : `Vous ne recevez plus l’estimation mensuelle du ${name}.`,
      stop: 'Arrêter ces courriels mensuels',
    },
    allOff: 'Vous ne recevez plus d’alertes par courriel.',
    stopAll: 'Arrêter toutes les alertes',
    profile: 'Gérer vos alertes dans votre profil',
    invalid: 'Ce lien n’est pas valide. Ouvrez celui de votre courriel le plus récent, ou votre profil.',
  },
};

/** The page has no scripts and loads nothing. */
export const UNSUBSCRIBE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const styleOf = ({ colours: { light, dark } }: SenderBrand): string => `
  :root { color-scheme: light dark; --ink: #0f1b2d; --muted: #5b6778; --ground: #f5f7fa; --surface: #fff; --line: #dde4ec;
    --strong: ${light}; --on-strong: ${SCHEMES.light.onColour}; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eaf0f7; --muted: #a9b6c6; --ground: #0f1722; --surface: #182230;
    --line: #2a3748; --strong: ${dark}; --on-strong: ${SCHEMES.dark.onColour}; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 560px; margin: 0 auto; padding: 48px 16px; }
  section { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 28px 24px; }
  .brand { margin: 0 0 24px; font-weight: 700; font-size: 18px; }
  h1 { font-size: 26px; line-height: 1.2; margin: 0 0 12px; }
  p { margin: 0 0 20px; overflow-wrap: anywhere; }
  form { display: grid; gap: 12px; margin: 0 0 20px; }
  button { min-height: 48px; padding: 8px 20px; font: inherit; font-weight: 600; border-radius: 8px;
    border: 1px solid var(--strong); background: transparent; color: var(--strong); cursor: pointer; }
  button.main { background: var(--strong); color: var(--on-strong); }
  :focus-visible { outline: 2px solid var(--strong); outline-offset: 2px; }
  a { color: var(--strong); display: inline-block; padding: 10px 0; }
`;

type Frame = Pick<UnsubscribeFacts, 'language' | 'brand'>;

function page({ language, brand }: Frame, content: unknown): string {
  const words = WORDS[language];
  return String(html`<!doctype html>
<html lang="${language}-CA">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${words.title} | ${brand.name}</title>
    <style>${styleOf(brand)}</style>
  </head>
  <body>
    <main>
      <p class="brand">${brand.name}</p>
      <section>
        <h1>${words.title}</h1>
        ${content}
      </section>
    </main>
  </body>
</html>`);
}

function sentenceOf({ language, name, kind, state }: UnsubscribeFacts): string {
  const words = WORDS[language];
  if (state === 'allOff') return words.allOff;
  return state === 'searchOff' || name === undefined ? words[kind].off(name) : words[kind].on(name);
}

/** The page of a mail's link, with a button for the search and one for all alerts. */
export function unsubscribePage(facts: UnsubscribeFacts): string {
  const { language, state, profile } = facts;
  const words = WORDS[language];
  const stopSearch = html`<button class="main" name="scope" value="search">${words[facts.kind].stop}</button>`;
  const buttons = html`<form method="post">
    ${state === 'on' ? stopSearch : ''}
    <button name="scope" value="all">${words.stopAll}</button>
  </form>`;
  return page(
    facts,
    html`<p role="status">${sentenceOf(facts)}</p>
        ${state === 'allOff' ? '' : buttons}
        <a href="${profile}">${words.profile}</a>`,
  );
}

/** The page of a link that this product did not sign. */
export function invalidLinkPage(facts: Frame & Pick<UnsubscribeFacts, 'profile'>): string {
  const { language, profile } = facts;
  const words = WORDS[language];
  return page(
    facts,
    html`<p role="alert">${words.invalid}</p>
        <a href="${profile}">${words.profile}</a>`,
  );
}
