import type { LeadContext } from '#server/contact/leadContext.ts';
import { queuedForBrowsers } from '#server/mail/browserMessages.ts';
import { queued, renderMail } from '#server/mail/renderMail.ts';
import { greetingOf, withoutLinks } from '#server/mail/strangersWords.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import type { DeskLead } from '#server/store/desk/items.ts';
import type { DeskMember } from '#server/store/desk/members.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import { mailIdAbout } from '#server/store/mail/mailSubject.ts';
import type { PushSubscriptionTable } from '#server/store/mail/mailTables.ts';
import type { WireReviewState } from '../../src/api/desk/contract.ts';
import type { Member } from './deskCall.ts';

/** An answer of a member to the person of a lead. */
export interface AnswerContent {
  subject: string;
  text: string;
  /** SHA-256 of item and Idempotency-Key. */
  keyHash: string;
  member: Pick<Member, 'name' | 'email'>;
  brand: SenderBrand;
  /** ISO 8601. */
  at: string;
}

type Language = 'en' | 'fr';

const REASONS: Readonly<Record<Language, (day: string) => string>> = {
  en: (day) => `You receive this email because you wrote to us on ${day}.`,
  fr: (day) => `Vous recevez ce courriel parce que vous nous avez écrit le ${day}.`,
};

/** The language of the page on which the lead was sent; English if it is unknown. */
export function languageOf({ context }: Pick<DeskLead, 'context'>): Language {
  const { language }: LeadContext = context === null ? {} : (JSON.parse(context) as LeadContext); // written by this product
  return language === 'fr' ? 'fr' : 'en';
}

/** True if a text ends with the author's name, as the desk's templates do: a greeting, the name, and how to reach them. */
const isSignedBy = (name: string, text: string): boolean =>
  (
    text
      .trimEnd()
      .split(/\n{2,}/)
      .at(-1) ?? ''
  ).includes(name);

/** The mail with a member's answer. The person's own answer goes to the member. */
export function answerMail(lead: DeskLead, answer: AnswerContent): NewMail {
  const { subject, text, keyHash, member, brand, at } = answer;
  const language = languageOf(lead);
  const day = new Date(lead.received).toLocaleDateString(`${language}-CA`, {
    dateStyle: 'long',
    timeZone: 'America/Toronto',
  });
  const mail = renderMail({
    brand,
    id: `desk-answer-${keyHash}`,
    email: lead.email,
    language,
    subject,
    parts: [
      ...text.split(/\n{2,}/),
      ...(isSignedBy(member.name, text) ? [] : [member.name]),
      { note: REASONS[language](day), links: [] },
    ],
    reply_to: member.email,
  });
  return queued(mail, { user_id: lead.user_id, written: at });
}

/** A member who gets a notice. */
type Recipient = Pick<DeskMember, 'id' | 'email' | 'name' | 'languages'>;

/** Reasons of a notice: among them a customer's change of a viewing, by the state that it has since. */
export type NoticeKind = 'owner' | 'unowned' | 'unopened' | 'undelivered' | 'asked' | 'agreed' | 'cancelled';

/** A notice to a member about an item: by mail, and in the browsers where they want messages. */
export interface NoticeFacts {
  /** Tells the notice from others about the item, without dots. Its mail and its messages are stored once. */
  key: string;
  kind: NoticeKind;
  lead: DeskLead;
  member: Recipient;
  subscriptions: readonly PushSubscriptionTable[];
  /** False to leave out the mail. */
  isMailing: boolean;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  brand: SenderBrand;
  /** ISO 8601. */
  written: string;
}

interface NoticeTexts {
  kinds: Record<DeskLead['kind'], string>;
  reasons: Record<NoticeKind, string>;
  open: string;
  why: string;
}

const NOTICES: Readonly<Record<Language, NoticeTexts>> = {
  en: {
    kinds: {
      general: 'New request',
      listing: 'New request about a home',
      viewing: 'Viewing request',
      valuation: 'Valuation of a home',
      application: 'Pre-approval submitted',
      withdrawal: 'Pre-approval withdrawn',
    },
    reasons: {
      owner: 'This request is assigned to you.',
      unowned: 'This request has no owner. Assign it to a member of the team.',
      unopened: 'This request has not been opened for a business day.',
      undelivered:
        'Your answer to this request could not be delivered. Check the email address, or call the person.',
      asked: 'The customer asks for another time for this viewing.',
      agreed: 'The customer accepted the time that was offered for this viewing.',
      cancelled: 'The customer cancelled this viewing.',
    },
    open: 'Open the request',
    why: 'You receive this email because you work at the desk of the brokerage.',
  },
  fr: {
    kinds: {
      general: 'Nouvelle demande',
      listing: 'Nouvelle demande au sujet d’une propriété',
      viewing: 'Demande de visite',
      valuation: 'Évaluation d’une propriété',
      application: 'Préapprobation soumise',
      withdrawal: 'Préapprobation retirée',
    },
    reasons: {
      owner: 'Cette demande vous est attribuée.',
      unowned: 'Cette demande n’est attribuée à personne. Attribuez-la à un membre de l’équipe.',
      unopened: 'Cette demande n’a pas été ouverte depuis un jour ouvrable.',
      undelivered:
        'Votre réponse à cette demande n’a pas pu être livrée. Vérifiez l’adresse de courriel, ou appelez la personne.',
      asked: 'Le client demande un autre moment pour cette visite.',
      agreed: 'Le client a accepté le moment proposé pour cette visite.',
      cancelled: 'Le client a annulé cette visite.',
    },
    open: 'Ouvrir la demande',
    why: 'Vous recevez ce courriel parce que vous travaillez au bureau de l’agence.',
  },
};

/** The rows of a notice for the queue of mails. Members who answer in French only get it in French. */
export function noticeOf(facts: NoticeFacts): NewMail[] {
  const { key, kind, lead, member, subscriptions, isMailing, appUrl, written } = facts;
  const language = member.languages === '["fr"]' ? 'fr' : 'en';
  const texts = NOTICES[language];
  const path = `/desk/items/${lead.id}`;
  const subject = [
    texts.kinds[lead.kind],
    lead.application === null && withoutLinks(lead.address ?? lead.city ?? ''),
  ]
    .filter(Boolean)
    .join(' – ');
  const person = withoutLinks(`${lead.first_name} ${lead.last_name}`.trim());
  const idOf = (unique: string) => mailIdAbout({ kind: 'notice', lead: lead.id, member: member.id }, unique);
  const mail = renderMail({
    brand: facts.brand,
    id: idOf(key),
    email: member.email,
    language,
    subject,
    parts: [
      greetingOf(language, member.name),
      texts.reasons[kind],
      ...(person ? [person] : []),
      { button: texts.open, url: `${appUrl}${path}` },
      { note: texts.why, links: [] },
    ],
  });
  // A screen that others see shows no name.
  const message = { title: subject, body: texts.reasons[kind], lang: language, path } as const;
  return [
    ...(isMailing ? [queued(mail, { written })] : []),
    ...queuedForBrowsers(message, subscriptions, { user_id: member.id, written }, ({ id }) =>
      idOf(`${key}-${id}`),
    ),
  ];
}

const REVIEWS: Readonly<
  Record<
    Language,
    {
      subject: string;
      states: Record<WireReviewState, string>;
      open: string;
      why: string;
    }
  >
> = {
  en: {
    subject: 'Your pre-approval',
    states: {
      received: 'We have received your pre-approval application.',
      inReview: 'We are reviewing your pre-approval application.',
      moreNeeded: 'We need something more from you for your pre-approval application.',
      approved: 'Your pre-approval application was approved.',
      declined: 'Your pre-approval application was not approved.',
    },
    open: 'Open your application',
    why: 'You receive this email because you submitted a pre-approval application.',
  },
  fr: {
    subject: 'Votre préapprobation',
    states: {
      received: 'Nous avons reçu votre demande de préapprobation.',
      inReview: 'Nous examinons votre demande de préapprobation.',
      moreNeeded: 'Il nous manque un élément pour votre demande de préapprobation.',
      approved: 'Votre demande de préapprobation est approuvée.',
      declined: 'Votre demande de préapprobation n’a pas été approuvée.',
    },
    open: 'Ouvrir votre demande',
    why: 'Vous recevez ce courriel parce que vous avez soumis une demande de préapprobation.',
  },
};

/** The brokerage's answer to an application, for the mail to the customer. */
export interface ReviewFacts {
  lead: DeskLead;
  state: WireReviewState;
  sentence: string;
  /** Number of changes, so that each has a mail of its own. */
  version: number;
  language: Language;
  member: Pick<Member, 'email'>;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  brand: SenderBrand;
  /** ISO 8601. */
  at: string;
}

/** The mail to a customer about the state of their application. It has no amounts. */
export function reviewMail(facts: ReviewFacts, applicationId: string): NewMail {
  const { lead, state, sentence, version, language, member, appUrl, at } = facts;
  const texts = REVIEWS[language];
  const mail = renderMail({
    brand: facts.brand,
    id: mailIdAbout({ kind: 'review', lead: lead.id, application: applicationId, version: String(version) }),
    email: lead.email,
    language,
    subject: texts.subject,
    parts: [
      greetingOf(language, lead.first_name),
      texts.states[state],
      ...(sentence ? [sentence] : []),
      { button: texts.open, url: `${appUrl}/pre-approval` },
      { note: texts.why, links: [] },
    ],
    reply_to: member.email,
  });
  return queued(mail, { user_id: lead.user_id, written: at });
}
