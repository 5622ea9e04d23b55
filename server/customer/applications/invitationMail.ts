import type { OutgoingMail } from '#server/mail/outgoingMail.ts';
import { renderMail } from '#server/mail/renderMail.ts';
import { greetingOf } from '#server/mail/strangersWords.ts';
import { isDisplayName } from '#server/schemas/personSchema.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';

/** The facts of an invitation. */
export interface InvitationFacts {
  to: string;
  language: 'en' | 'fr';
  /** First name of the applicant; undefined when it is missing. */
  firstName: string | undefined;
  code: string;
  applicationId: string;
  signerId: string;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  brand: SenderBrand;
}

interface MailTexts {
  subject: string;
  invited: (firstName: string) => string;
  invitedWithoutName: string;
  code: string;
  page: string;
  open: string;
  why: string;
}

const NO_BREAK = '\u00a0';

const WORDS: Record<InvitationFacts['language'], MailTexts> = {
  en: {
    subject: 'Your invitation to a mortgage pre-approval',
    invited: (firstName) => `${firstName} invites you to apply together for a mortgage pre-approval.`,
    invitedWithoutName: 'You are invited to apply together with someone for a mortgage pre-approval.',
    code: 'Your verification code, valid for seven days:',
    page: 'Log in with this email address, or sign up with it, and enter the code.',
    open: 'Open the invitation',
    why: 'If you did not expect this message, you can ignore it: nothing happens without the code.',
  },
  fr: {
    subject: 'Votre invitation à une préapprobation hypothécaire',
    invited: (firstName) =>
      `${firstName} vous invite à présenter ensemble une demande de préapprobation hypothécaire.`,
    invitedWithoutName:
      'Une personne vous invite à présenter ensemble une demande de préapprobation hypothécaire.',
    code: `Votre code de vérification, valable sept jours${NO_BREAK}:`,
    page: 'Connectez-vous avec cette adresse courriel, ou créez un compte avec elle, puis entrez le code.',
    open: 'Ouvrir l’invitation',
    why: `Si vous ne vous attendiez pas à ce message, ignorez-le${NO_BREAK}: sans le code, rien ne se passe.`,
  },
};

/** The mail that invites a co-applicant. Its link contains no personal data. */
export function invitationMail(facts: InvitationFacts): OutgoingMail {
  const { to, language, firstName, code, applicationId, signerId, appUrl } = facts;
  const words = WORDS[language];
  return renderMail({
    brand: facts.brand,
    id: crypto.randomUUID(),
    email: to,
    language,
    subject: words.subject,
    parts: [
      greetingOf(language),
      firstName !== undefined && isDisplayName(firstName)
        ? words.invited(firstName)
        : words.invitedWithoutName,
      words.code,
      { code },
      words.page,
      { button: words.open, url: `${appUrl}/pre-approval/join/${applicationId}/${signerId}` },
      { note: words.why, links: [] },
    ],
    code,
    isPrivate: true,
  });
}
