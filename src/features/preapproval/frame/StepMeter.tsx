import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { WireApplication } from '#api/customer/applicationContract.ts';
import { APPLICATION_STEPS, type ApplicationStep } from '#domain/application/applicationSteps.ts';
import { StepProgress } from './StepProgress.tsx';

interface StepMeterProps {
  step: ApplicationStep;
  application: Pick<WireApplication, 'missing' | 'status'>;
}

/** On small screens: how far one is, and behind that every step. */
export function StepMeter({ step, application }: StepMeterProps) {
  const { t } = useTranslation('application');
  const place = APPLICATION_STEPS.indexOf(step) + 1;
  const count = APPLICATION_STEPS.length;
  return (
    // Opened on one step, it is closed again on the next.
    <Box component="details" key={step} sx={{ bgcolor: 'background.paper', borderRadius: 1, boxShadow: 1 }}>
      <Box
        component="summary"
        sx={{
          px: 4,
          py: 3,
          minHeight: 44,
          cursor: 'pointer',
          typography: 'body2',
          fontWeight: 600,
          '&::marker': { color: 'text.secondary' },
        }}
      >
        {t('steps.meter', { place, count, step: t(`steps.${step}`) })}
        <Box
          aria-hidden
          sx={{ mt: 2.5, height: 6, borderRadius: 3, bgcolor: 'chip.main', overflow: 'hidden' }}
        >
          <Box sx={{ height: '100%', width: `${(place / count) * 100}%`, bgcolor: 'primary.main' }} />
        </Box>
      </Box>
      <Box sx={{ px: 2, pb: 3 }}>
        <StepProgress step={step} application={application} />
      </Box>
    </Box>
  );
}
