import { useTranslation } from 'react-i18next';
import { reloadPage } from '#platform/navigation/leavePage.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { Button } from '#ui/Button.tsx';
import '../authTexts.ts';
import type { Problem, ProblemText } from './accountFields.ts';
import { useProblemText } from './useAccountField.ts';

/** Ways on from what is wrong with a form: done again, or begun again. */
const WAYS: Partial<Record<ProblemText, 'retry' | 'login' | 'refresh'>> = {
  'notices:couldNotConnect': 'retry',
  'errors:identity.alreadyConfirmed': 'login',
  'errors:identity.missingResource': 'refresh',
  'errors:identity.wrongParameter': 'refresh',
  'auth:formFault': 'refresh',
};

/** Why the form is still here, and the way on. */
export function FormTrouble({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useTranslation('auth');
  const textOf = useProblemText();
  const way = WAYS[problem.text];
  return (
    <AlertBox text={textOf(problem)}>
      {way === 'refresh' && <Button onClick={() => void reloadPage()}>{t('refresh')}</Button>}
      {way === 'retry' && <Button onClick={onRetry}>{t('retry')}</Button>}
      {way === 'login' && <Button onClick={onRetry}>{t('login.submit')}</Button>}
    </AlertBox>
  );
}
