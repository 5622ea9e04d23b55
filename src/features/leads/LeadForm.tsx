import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useNearView } from '#ui/useNearView.ts';
import './leadsTexts.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const GeneralForm = lazyOnIntent(async () => (await import('./GeneralForm.tsx')).GeneralForm);

/** Distance in pixels from the viewport at which the form's code is loaded. Mostly the form is far below the fold. */
const NEAR_PX = 600;
/** Rows of the skeleton, with the form's heights, so that nothing moves when it is loaded. */
const ROWS = ['name', 'reach', 'home', 'code'];

interface LeadFormProps {
  heading: string;
  subtitle?: string;
}

function FormSkeleton() {
  const { t } = useTranslation('leads');
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={76} aria-hidden />
      ))}
      <Skeleton variant="rounded" height={48} aria-hidden sx={{ borderRadius: 999 }} />
    </Box>
  );
}

/** The general lead form under a heading of its page. Its code and its schema are loaded when they are needed. */
export function LeadForm({ heading, subtitle }: LeadFormProps) {
  const card = useRef<HTMLDivElement>(null);
  const title = useId();
  const isNear = useNearView(card, NEAR_PX);
  return (
    <Paper
      ref={card}
      component="section"
      aria-labelledby={title}
      elevation={1}
      sx={{ width: '100%', maxWidth: 640, mx: 'auto', p: { xs: 5, sm: 6 } }}
    >
      <Box sx={{ mb: 5, textAlign: 'center' }}>
        <Typography id={title} component="h2" variant="h3">
          {heading}
        </Typography>
        {subtitle && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      <GeneralForm when={isNear} fallback={<FormSkeleton />} label={heading} />
    </Paper>
  );
}
