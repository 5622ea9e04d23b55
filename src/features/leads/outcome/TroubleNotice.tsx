import { useTranslation } from 'react-i18next';
import { reloadPage } from '#platform/navigation/leavePage.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { Button } from '#ui/Button.tsx';
import type { LeadTrouble } from '../form/useLeadForm.ts';

/** From here on a wait is said in minutes. */
const MINUTES_FROM_SECONDS = 90;

function useTroubleText(trouble: LeadTrouble): string {
  const { t } = useTranslation('leads');
  if (trouble.kind === 'failed') return t('failed');
  if (trouble.kind === 'formFault') return t('formFault');
  return trouble.seconds < MINUTES_FROM_SECONDS
    ? t('busySeconds', { count: trouble.seconds })
    : t('busyMinutes', { count: Math.ceil(trouble.seconds / 60) });
}

/** Why the lead is still here, and the way on. */
export function TroubleNotice({ trouble, onRetry }: { trouble: LeadTrouble; onRetry: () => void }) {
  const { t } = useTranslation('leads');
  const text = useTroubleText(trouble);
  return (
    <AlertBox text={text}>
      {trouble.kind === 'failed' && <Button onClick={onRetry}>{t('retry')}</Button>}
      {trouble.kind === 'formFault' && <Button onClick={() => void reloadPage()}>{t('refresh')}</Button>}
    </AlertBox>
  );
}
