import '../authTexts.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { reloadPage } from '#platform/navigation/leavePage.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Problem, ProblemText } from './accountFields.ts';
import { type AccountForm, useProblemText } from './useAccountForm.ts';

/** Actions that solve a problem of the form: retry, log in, or reload the page. */
const TARGETS: Partial<Record<ProblemText, 'retry' | 'login' | 'refresh'>> = {
  'notices:couldNotConnect': 'retry',
  'errors:identity.alreadyConfirmed': 'login',
  'errors:identity.missingResource': 'refresh',
  'errors:identity.wrongParameter': 'refresh',
  'auth:formFault': 'refresh',
};

/** The reason why the form was not accepted, and an action. */
function FormProblem({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation('auth');
  const textOf = useProblemText();
  const target = TARGETS[problem.text];
  return (
    <AlertBox text={textOf(problem)}>
      {target === 'refresh' && <Button onClick={() => void reloadPage()}>{t('refresh')}</Button>}
      {target === 'retry' && <Button onClick={onRetry}>{t('retry')}</Button>}
      {target === 'login' && <Button onClick={onRetry}>{t('login.submit')}</Button>}
    </AlertBox>
  );
}

interface AccountFormLayoutProps {
  account: AccountForm;
  /** Accessible name of the form. */
  label: string;
  /** Label of the button. */
  submit: string;
  /** Shown between the fields and the button. */
  above?: ReactNode;
  children: ReactNode;
}

/** Loads the identity code while the visitor fills in the first field. If that fails, the button tries again. */
const prepare = (): void => {
  loadIdentity().catch(() => {});
};

/** The fields of an account's form, problems, and one button. */
export function AccountFormLayout({ account, label, submit, above, children }: AccountFormLayoutProps) {
  const textOf = useProblemText();
  const { isBusy, formProblem, announced } = account;
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        account.submit();
      }}
      sx={{ display: 'grid', gap: 5 }}
    >
      {children}
      {announced && (
        <VisuallyHidden role="alert" key={announced.count}>
          {textOf(announced.problem)}
        </VisuallyHidden>
      )}
      {formProblem && <FormProblem problem={formProblem} onRetry={account.retry} />}
      {above}
      <BusyButton type="submit" fullWidth aria-busy={isBusy} isBusy={isBusy} sx={{ minHeight: 48 }}>
        {submit}
      </BusyButton>
    </Box>
  );
}
