import Box from '@mui/material/Box';
import { Button } from '#ui/Button.tsx';
import { WarningIcon } from '#ui/icons/commonIcons.tsx';
import { useTrendsText } from '../useTrendsText.ts';

interface TrendsFailedProps {
  /** The error in one sentence. */
  text: string;
  onRetry: () => void;
}

/** The error alert for figures that could not be loaded, with a button to retry. */
export function TrendsFailed({ text, onRetry }: TrendsFailedProps) {
  const { t } = useTrendsText();
  return (
    <Box
      role="alert"
      data-says-fault
      sx={{
        alignSelf: 'start',
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 4,
        p: { xs: 4, sm: 6 },
        border: '1px solid',
        borderColor: 'error.main',
        borderRadius: 1,
        bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 8%, var(--mui-palette-background-paper))',
      }}
    >
      <WarningIcon aria-hidden sx={{ color: 'error.main', flex: 'none' }} />
      <Box sx={{ flex: '1 1 220px' }}>
        <Box component="p" sx={{ m: 0, fontWeight: 700, color: 'error.main' }}>
          {t('failed.title')}
        </Box>
        <Box component="p" sx={{ m: 0 }}>
          {text}
        </Box>
      </Box>
      <Button variant="outlined" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </Box>
  );
}
