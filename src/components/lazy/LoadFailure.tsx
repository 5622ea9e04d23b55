import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';

/** Shown in place of a component whose code could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Box
      role="alert"
      sx={{
        py: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        color: 'text.secondary',
      }}
    >
      {t('part.failed')}
      <Button size="small" variant="outlined" onClick={onRetry}>
        {t('part.retry')}
      </Button>
    </Box>
  );
}
