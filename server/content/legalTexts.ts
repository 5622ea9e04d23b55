/** Default texts of the legal pages. A brokerage replaces them by its own: no lawyer has reviewed them for it. */
import { readSenderBrand, type SenderBrand } from '#server/store/content/senderBrand.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { CONTENT, type ContentKey } from './contentSchemas.ts';

/** Keys of the content that are pages with a legal text. */
export const LEGAL_KEYS = ['terms', 'privacy'] as const;
/** A key of a page with a legal text. */
export type LegalKey = (typeof LEGAL_KEYS)[number];

type Locale = 'en-CA' | 'fr-CA';
type Facts = Pick<SenderBrand, 'brokerage' | 'email' | 'phone'> & { address: string };

const NO_BREAK = '\u00a0';

const TEXTS: Readonly<Record<LegalKey, Record<Locale, (facts: Facts) => string>>> = {
  terms: {
    'en-CA': ({ brokerage, address, email, phone }) => `## Who we are
This site is operated by ${brokerage}, ${address}. You can reach us at ${email} or ${phone}.

## Using this site
You may use this site to look for a home, to keep the homes and searches that interest you, and to contact us. Please don’t copy listings in bulk, collect data with automated tools, or disturb the site for others.

## Listings
Listings come from real estate boards and other brokerages. They may be incomplete, out of date or wrong, and they are not an offer. Check the facts that matter to you with an agent before you decide.

## Calculators and estimates
Payments, costs and market figures on this site are estimates for general information. They are not financial, legal or tax advice, and not a commitment to lend.

## Your account
Keep your password to yourself, and tell us if somebody else uses your account. You can delete your account in your profile at any time.

## Your rights
Nothing in these terms takes away rights that the law gives you.

## Changes
We may change these terms. The terms on this page are the ones that apply.`,
    'fr-CA': ({ brokerage, address, email, phone }) => `## Qui nous sommes
Ce site est exploité par ${brokerage}, ${address}. Vous pouvez nous joindre à ${email} ou au ${phone}.

## Utilisation du site
Vous pouvez utiliser ce site pour chercher une propriété, pour conserver les propriétés et les recherches qui vous intéressent et pour communiquer avec nous. Veuillez ne pas copier les inscriptions en masse, recueillir des données avec des outils automatisés ni nuire à l’utilisation du site par d’autres.

## Inscriptions
Les inscriptions proviennent de chambres immobilières et d’autres agences. Elles peuvent être incomplètes, périmées ou inexactes, et ne constituent pas une offre. Vérifiez avec un courtier les renseignements qui comptent pour vous avant de décider.

## Calculateurs et estimations
Les versements, les frais et les chiffres du marché affichés sur ce site sont des estimations fournies à titre d’information générale. Ils ne constituent ni un avis financier, juridique ou fiscal ni un engagement de prêt.

## Votre compte
Gardez votre mot de passe pour vous et avisez-nous si une autre personne utilise votre compte. Vous pouvez supprimer votre compte dans votre profil en tout temps.

## Vos droits
Rien dans ces conditions ne vous prive des droits que la loi vous accorde.

## Modifications
Nous pouvons modifier ces conditions. Celles de cette page sont celles qui s’appliquent.`,
  },
  privacy: {
    'en-CA': ({ brokerage, address, email, phone }) => `## Who is responsible
${brokerage}, ${address}, is responsible for the personal information that this site collects. For questions, and to see, correct or delete your information, write to ${email} or call ${phone}.

## What we collect
- What you send us in a form: your name, email, phone number and message, and the home or page that it is about.
- With an account: the homes and searches that you save, the homes that you view, hide or watch, the people with whom you share your list, your notes, your alerts, your requests for viewings, and the pre-approval applications that you fill in with their documents.
- Technical data that the site needs to work and to stay secure, such as the address of your connection.

## Why we collect it
We use it to answer you, to arrange viewings, to run your account, to send the alerts that you asked for, and to keep the site secure. We do not sell it.

## What stays on your device
Your browser stores your language, your colour scheme, your login, your recent searches, your calculator amounts, messages that could not be sent yet, and copies for use without a connection. Without an account, it also stores the homes that you save, view or hide.

## Who receives it
People at the brokerage who work on your request, and the providers that run this site for us, such as hosting, email and login. If you send a pre-approval application, those who assess it receive it. The person with whom you share your list sees the homes and notes that you share.

## Emails and messages
Every alert email has a link that stops it. You can also stop all alerts in your profile, or ask us to.

## Your rights
You may ask to see, correct or delete your information, and withdraw your consent at any time. You may also complain to the Office of the Privacy Commissioner of Canada or, in Québec, to the Commission d’accès à l’information.

## Changes
We may change this policy. The policy on this page is the one that applies.`,
    'fr-CA': ({ brokerage, address, email, phone }) => `## Qui est responsable
${brokerage}, ${address}, est responsable des renseignements personnels que ce site recueille. Pour toute question, et pour consulter, corriger ou supprimer vos renseignements, écrivez à ${email} ou appelez au ${phone}.

## Ce que nous recueillons
- Ce que vous nous envoyez par un formulaire${NO_BREAK}: votre nom, votre courriel, votre numéro de téléphone et votre message, ainsi que la propriété ou la page dont il est question.
- Avec un compte${NO_BREAK}: les propriétés et les recherches que vous enregistrez, les propriétés que vous consultez, masquez ou suivez, les personnes avec qui vous partagez votre liste, vos notes, vos alertes, vos demandes de visite et les demandes de préapprobation que vous remplissez, avec leurs documents.
- Les données techniques nécessaires au fonctionnement et à la sécurité du site, comme l’adresse de votre connexion.

## Pourquoi nous les recueillons
Nous les utilisons pour vous répondre, organiser des visites, gérer votre compte, envoyer les alertes que vous avez demandées et assurer la sécurité du site. Nous ne les vendons pas.

## Ce qui reste sur votre appareil
Votre navigateur conserve votre langue, votre thème de couleurs, votre connexion, vos recherches récentes, les montants de vos calculs, les messages non encore envoyés et des copies pour l’utilisation hors connexion. Sans compte, il conserve aussi les propriétés que vous enregistrez, consultez ou masquez.

## Qui les reçoit
Les personnes de l’agence qui traitent votre demande et les fournisseurs qui exploitent ce site pour nous, comme l’hébergement, le courriel et la connexion. Si vous envoyez une demande de préapprobation, les personnes qui l’évaluent la reçoivent. La personne avec qui vous partagez votre liste voit les propriétés et les notes que vous partagez.

## Courriels et messages
Chaque courriel d’alerte contient un lien qui l’arrête. Vous pouvez aussi arrêter toutes les alertes dans votre profil, ou nous le demander.

## Vos droits
Vous pouvez demander à consulter, à corriger ou à supprimer vos renseignements, et retirer votre consentement en tout temps. Vous pouvez aussi porter plainte au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.

## Modifications
Nous pouvons modifier cette politique. Celle de cette page est celle qui s’applique.`,
  },
};

/** Returns the default of a legal text, which names the brokerage with its address. */
export function defaultLegalText(key: LegalKey, brand: SenderBrand): Record<Locale, string> {
  const textIn = (locale: Locale) => TEXTS[key][locale]({ ...brand, address: brand.address[locale] });
  return { 'en-CA': textIn('en-CA'), 'fr-CA': textIn('fr-CA') };
}

/** Reads the content of a key before its first publication, for the editor's form. */
export async function readInitial(context: QueryContext, key: ContentKey): Promise<object> {
  const legal = LEGAL_KEYS.find((one) => one === key);
  return legal ? { text: defaultLegalText(legal, await readSenderBrand(context)) } : CONTENT[key].initial;
}
