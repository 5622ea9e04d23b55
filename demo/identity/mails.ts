import type { OutgoingMail } from '#server/mail/outgoingMail.ts';
import { renderMail } from '#server/mail/renderMail.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import type { AccountTable, CodePurpose } from '#server/store/identityTables.ts';
import { attributesOf } from './attributes.ts';

/** Subject, the text before the code, and the text about its validity. */
type MailTexts = Record<CodePurpose, { subject: string; before: string; after: string }>;

const WORDS: Record<OutgoingMail['language'], MailTexts> = {
  en: {
    signUp: {
      subject: 'Your verification code',
      before: 'Welcome. Your verification code is:',
      after: 'The code is valid for one day. If you did not create an account, you can ignore this message.',
    },
    reset: {
      subject: 'Your password reset code',
      before: 'You asked to reset your password. Your code is:',
      after: 'The code is valid for one hour. If it was not you, your password stays as it is.',
    },
  },
  fr: {
    signUp: {
      subject: 'Votre code de vérification',
      before: 'Bienvenue. Votre code de vérification est\u00a0:',
      after: 'Le code est valide un jour. Si vous n’avez pas créé de compte, vous pouvez ignorer ce message.',
    },
    reset: {
      subject: 'Votre code de réinitialisation',
      before: 'Vous avez demandé à réinitialiser votre mot de passe. Votre code est\u00a0:',
      after: 'Le code est valide une heure. Si ce n’était pas vous, votre mot de passe reste le même.',
    },
  },
};

/** Returns the mail with a code, in the account's language (its locale; English by default). */
export function codeMail(
  account: AccountTable,
  { purpose, code, brand }: { purpose: CodePurpose; code: string; brand: SenderBrand },
): OutgoingMail {
  const language = attributesOf(account)['locale']?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
  const { subject, before, after } = WORDS[language][purpose];
  const { email } = account;
  return renderMail({
    brand,
    id: crypto.randomUUID(),
    email,
    language,
    subject,
    parts: [before, { code }, { note: after, links: [] }],
    code,
  });
}
