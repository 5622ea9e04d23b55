import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ThumbsUpIcon } from '#ui/icons/accountIcons.tsx';
import { InfoIcon } from '#ui/icons/commonIcons.tsx';
import type { LeadOutcome } from './useLeadForm.ts';

interface LeadThanksProps {
  outcome: LeadOutcome;
  /** Heading after the lead has been sent. */
  heading: string;
  text: string;
  /** Links for the next steps. */
  children: ReactNode;
}

/** Replaces the form: thanks for a lead that was sent, or an explanation for one in the device's outbox. */
export function LeadThanks({ outcome, heading, text, children }: LeadThanksProps) {
  const { t } = useTranslation('leads');
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus was removed with the form.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // Thanks are much shorter than the form: in small windows they would be above the viewport.
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  const isSent = outcome.kind === 'sent';
  const Icon = isSent ? ThumbsUpIcon : InfoIcon;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, textAlign: 'center', py: 6 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 80,
          height: 80,
          borderRadius: '50%',
          bgcolor: 'chip.main',
          color: isSent ? 'success.main' : 'primary.dark',
        }}
      >
        <Icon sx={{ fontSize: '2.5rem' }} />
      </Box>
      <Typography ref={title} component="h3" variant="h4" tabIndex={-1} sx={{ outline: 'none' }}>
        {isSent ? heading : t('queued.heading', { name: outcome.values.first })}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 420, overflowWrap: 'anywhere' }}>
        {isSent ? text : t('queued.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3, mt: 3 }}>
        {children}
      </Box>
    </Box>
  );
}
