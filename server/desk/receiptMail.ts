import { queued, renderMail } from '#server/mail/renderMail.ts';
import { greetingOf } from '#server/mail/strangersWords.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import type { DeskLead } from '#server/store/desk/items.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import { languageOf } from './deskMails.ts';

/** A viewing request has mails of its own, with a link to change it. */
type ReceivedKind = Exclude<DeskLead['kind'], 'viewing'>;

interface ReceiptTexts {
  subjects: Record<ReceivedKind, string>;
  sentences: Record<ReceivedKind, string>;
  open: string;
  why: string;
}

const REQUEST = {
  en: 'We received your request. An agent will reply by email or phone.',
  fr: 'Nous avons reçu votre demande. Un courtier vous répondra par courriel ou par téléphone.',
} as const;

const WORDS: Record<'en' | 'fr', ReceiptTexts> = {
  en: {
    subjects: {
      general: 'We received your request',
      listing: 'We received your request',
      valuation: 'We received your valuation request',
      application: 'We received your pre-approval application',
      withdrawal: 'Your pre-approval application is withdrawn',
    },
    sentences: {
      general: REQUEST.en,
      listing: REQUEST.en,
      valuation: 'We received your request. An agent will look at your home’s details and get back to you.',
      application:
        'We received your pre-approval application. A mortgage specialist will review it and get back to you. Your account shows its status.',
      withdrawal: 'We withdrew your pre-approval application, as you asked.',
    },
    open: 'Open your application',
    why: 'You receive this email because this address was entered in a form on our site. If that was not you, you can ignore it.',
  },
  fr: {
    subjects: {
      general: 'Nous avons reçu votre demande',
      listing: 'Nous avons reçu votre demande',
      valuation: 'Nous avons reçu votre demande d’évaluation',
      application: 'Nous avons reçu votre demande de préapprobation',
      withdrawal: 'Votre demande de préapprobation est retirée',
    },
    sentences: {
      general: REQUEST.fr,
      listing: REQUEST.fr,
      valuation:
        'Nous avons reçu votre demande. Un courtier examinera les renseignements sur votre propriété et communiquera avec vous.',
      application:
        'Nous avons reçu votre demande de préapprobation. Un spécialiste hypothécaire l’examinera et communiquera avec vous. Votre compte en montre l’état.',
      withdrawal: 'Nous avons retiré votre demande de préapprobation, comme vous l’avez demandé.',
    },
    open: 'Ouvrir votre demande',
    why: 'Vous recevez ce courriel parce que cette adresse a été inscrite dans un formulaire de notre site. Si ce n’était pas vous, ignorez-le.',
  },
};

/** Facts of a receipt. */
export interface ReceiptFacts {
  /** Address of the app without a slash at the end. */
  appUrl: string;
  brand: SenderBrand;
  /** ISO 8601. */
  written: string;
}

/** The mail that tells the sender of a lead of its arrival; undefined for a viewing request. Of the lead it has the name only. */
export function receiptOf(lead: DeskLead, { appUrl, brand, written }: ReceiptFacts): NewMail | undefined {
  const { id, kind, email, first_name: firstName, user_id } = lead;
  if (kind === 'viewing') return undefined;
  const language = languageOf(lead);
  const words = WORDS[language];
  const mail = renderMail({
    brand,
    id: `receipt-${id}`,
    email,
    language,
    subject: words.subjects[kind],
    parts: [
      greetingOf(language, firstName),
      words.sentences[kind],
      ...(kind === 'application' ? [{ button: words.open, url: `${appUrl}/pre-approval` }] : []),
      { note: words.why, links: [] },
    ],
    isPrivate: true,
  });
  return queued(mail, { user_id, written });
}
