import { ConfirmEmail } from '../code/ConfirmEmail.tsx';
import type { Work } from '../form/useAccountForm.ts';
import { ResetDialog } from '../reset/ResetDialog.tsx';
import { NewPasswordStep } from '../sign-in/NewPasswordStep.tsx';

/** What an account needs beside what was typed, and which account. */
export interface AccountNeed {
  kind: 'confirmation' | 'newPassword' | 'reset';
  email: string;
  /** Of a reset: the account cannot be used until it is done. */
  isRequired?: boolean;
}

export interface NextStepProps {
  need: AccountNeed;
  /** Goes on with the account, whose email is confirmed now. */
  onConfirmed: Work;
  /** Back to the form. */
  onGivenUp: () => void;
}

/** What an account needs beside what was typed. */
export function NextStep({ need, onConfirmed, onGivenUp }: NextStepProps) {
  const { kind, email, isRequired = false } = need;
  if (kind === 'confirmation')
    return <ConfirmEmail email={email} onConfirmed={onConfirmed} onOther={onGivenUp} />;
  if (kind === 'newPassword') return <NewPasswordStep email={email} />;
  return <ResetDialog email={email} isRequired={isRequired} onClose={onGivenUp} />;
}
