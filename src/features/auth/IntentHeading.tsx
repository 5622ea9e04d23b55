import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInIntent } from '#domain/account/signInIntent.ts';
import signIn from '#i18n/en/signIn.json';
import { addEnglish } from '#i18n/i18n.ts';
import { AuthHeading } from './frame/AuthHeading.tsx';
import { AccountChoice } from './intent/AccountChoice.tsx';

await addEnglish('signIn', signIn);

export interface IntentHeadingProps {
  intent: SignInIntent;
  form: 'login' | 'newAccount';
  /** Which search or home it is about. */
  subject?: ReactNode;
}

/** The title of the login or sign-up form of a visitor whose press needs an account: why, and the other form as an equal choice. */
export function IntentHeading({ intent, form, subject }: IntentHeadingProps) {
  const { t } = useTranslation('signIn');
  return (
    <>
      <AuthHeading title={t(`intents.${intent}.${form}`)} text={subject} />
      <AccountChoice chosen={form} />
    </>
  );
}
