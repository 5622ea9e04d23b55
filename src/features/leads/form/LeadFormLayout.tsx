import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { brand } from '#config/brand.ts';
import { reloadPage } from '#platform/navigation/leavePage.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { LeadFailure, LeadFormState } from './useLeadForm.ts';
import { useConsent } from './useSubmitLead.ts';

/** From this number of seconds on, a wait is shown in minutes. */
const MINUTES_FROM_SECONDS = 90;

/** A closed day is shown beside the days. */
type FormFailure = Exclude<LeadFailure, { kind: 'closedDay' }>;

function useFailureText(failure: FormFailure): string {
  const { t } = useTranslation('leads');
  if (failure.kind === 'failed') return t('failed');
  if (failure.kind === 'formFault') return t('formFault');
  return failure.seconds < MINUTES_FROM_SECONDS
    ? t('busySeconds', { count: failure.seconds })
    : t('busyMinutes', { count: Math.ceil(failure.seconds / 60) });
}

/** The reason why the lead was not sent, and an action. */
function FailureNotice({ failure, onRetry }: { failure: FormFailure; onRetry: () => void }) {
  const { t } = useTranslation('leads');
  const text = useFailureText(failure);
  return (
    <AlertBox text={text}>
      {failure.kind === 'failed' && <Button onClick={onRetry}>{t('retry')}</Button>}
      {failure.kind === 'formFault' && <Button onClick={() => void reloadPage()}>{t('refresh')}</Button>}
    </AlertBox>
  );
}

const IN_REACH = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mx: -1,
  px: 1,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

interface LeadFormLayoutProps {
  lead: LeadFormState;
  /** Accessible name of the form. */
  label: string;
  /** Label of the button. */
  send: string;
  /** Keeps the button at the lower edge of the window while the form is longer. */
  isSendInReach?: boolean;
  children: ReactNode;
}

/** The fields of a lead form, problems, one button, and the text to which the visitor consents. */
export function LeadFormLayout({ lead, label, send, isSendInReach = false, children }: LeadFormLayoutProps) {
  const { t } = useTranslation('leads');
  const consent = useConsent();
  const { isSubmitting, failure, submit } = lead;
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onFocus={lead.onTurnedTo}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gap: 5 }}
    >
      {children}
      {failure && failure.kind !== 'closedDay' && <FailureNotice failure={failure} onRetry={submit} />}
      <Box sx={{ display: 'grid', gap: 3, ...(isSendInReach && IN_REACH) }}>
        <BusyButton type="submit" fullWidth isBusy={isSubmitting} sx={{ minHeight: 48 }}>
          {isSubmitting ? t('sending') : send}
        </BusyButton>
        <Typography variant="body2" color="textSecondary">
          {consent}{' '}
          <Link component={RouterLink} to={brand.links.privacy} target="_blank" rel="noopener">
            {t('privacy')}
            <VisuallyHidden> {t('newTab')}</VisuallyHidden>
          </Link>
        </Typography>
      </Box>
    </Box>
  );
}
