import Box from '@mui/material/Box';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useSavedText } from '../useSavedText.ts';
import type { Best } from './bestValues.ts';

/** One fact of one home; the best of its row says so in a word. */
export function FactCell({ text, best }: { text: string; best: Best | undefined }) {
  const { t } = useSavedText();
  if (text === '') {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('compare.unknown')}</VisuallyHidden>
      </Box>
    );
  }
  if (!best) return text;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}
    >
      <strong>{text}</strong>{' '}
      <Box
        component="span"
        sx={{
          px: 2,
          borderRadius: 999,
          bgcolor: 'chip.main',
          color: 'chip.contrastText',
          typography: 'body2',
          fontWeight: 600,
          '@media print': { border: '1px solid', fontSize: 10 },
        }}
      >
        {t(`compare.best.${best}`)}
      </Box>
    </Box>
  );
}
