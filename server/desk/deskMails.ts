import type { LeadContext } from '#server/contact/leadContext.ts';
import { queued, renderMail } from '#server/mail/renderMail.ts';
import type { DeskLead } from '#server/store/desk/items.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import type { Member } from './deskCall.ts';

/** An answer of a member to the person of a lead. */
export interface AnswerContent {
  subject: string;
  text: string;
  /** SHA-256 of item and Idempotency-Key. */
  keyHash: string;
  member: Pick<Member, 'name' | 'email'>;
  /** ISO 8601. */
  at: string;
}

type Language = 'en' | 'fr';

const REASONS: Readonly<Record<Language, (day: string) => string>> = {
  en: (day) => `You receive this email because you wrote to us on ${day}.`,
  fr: (day) => `Vous recevez ce courriel parce que vous nous avez écrit le ${day}.`,
};

/** The language of the page on which the lead was sent; English if it is unknown. */
function languageOf({ context }: Pick<DeskLead, 'context'>): Language {
  const { language }: LeadContext = context === null ? {} : (JSON.parse(context) as LeadContext); // written by this product
  return language === 'fr' ? 'fr' : 'en';
}

/** The mail with a member's answer. The person's own answer goes to the member. */
export function answerMail(lead: DeskLead, answer: AnswerContent): NewMail {
  const { subject, text, keyHash, member, at } = answer;
  const language = languageOf(lead);
  const day = new Date(lead.received).toLocaleDateString(`${language}-CA`, {
    dateStyle: 'long',
    timeZone: 'America/Toronto',
  });
  const mail = renderMail({
    id: `desk-answer-${keyHash}`,
    email: lead.email,
    language,
    subject,
    parts: [...text.split(/\n{2,}/), member.name, { note: REASONS[language](day), links: [] }],
    reply_to: member.email,
  });
  return queued(mail, { user_id: lead.user_id, written: at });
}
