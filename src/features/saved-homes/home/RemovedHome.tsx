import Box from '@mui/material/Box';
import { Button } from '../../../ui/Button.tsx';
import { useSavedText } from '../useSavedText.ts';

/** In the place of a home that was just removed. */
export function RemovedHome({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useSavedText();
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 3,
        minHeight: 160,
        p: 6,
        textAlign: 'center',
        color: 'text.secondary',
      }}
    >
      <Box component="p" role="status" sx={{ m: 0 }}>
        {t('removed', { address: name })}
      </Box>
      <Button variant="outlined" data-first onClick={onUndo}>
        {t('undo')}
      </Button>
    </Box>
  );
}
