import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { WarningIcon } from '../../../ui/icons/WarningIcon.tsx';
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
    <Box
      role="alert"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 3,
        p: 2,
        pl: 4,
        border: '1px solid',
        borderColor: 'error.main',
        borderRadius: 1,
      }}
    >
      <WarningIcon fontSize="small" sx={{ color: 'error.main', flex: 'none' }} />
      <Box component="p" sx={{ m: 0, py: 2, flex: '1 1 200px', fontWeight: 600 }}>
        {text}
      </Box>
      {trouble.kind === 'failed' && <Button onClick={onRetry}>{t('retry')}</Button>}
      {trouble.kind === 'formFault' && (
        <Button onClick={() => window.location.reload()}>{t('refresh')}</Button>
      )}
    </Box>
  );
}
