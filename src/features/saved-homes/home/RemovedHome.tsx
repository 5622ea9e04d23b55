import Box from '@mui/material/Box';
import { Button } from '#ui/Button.tsx';
import { useSavedText } from '../useSavedText.ts';

interface RemovedHomeProps {
  isRemoved: boolean;
  name: string;
  onUndo: () => void;
}

/** In the place of a home that was just removed; nothing before, but for the region that will say so. */
export function RemovedHome({ isRemoved, name, onUndo }: RemovedHomeProps) {
  const { t } = useSavedText();
  return (
    <Box
      sx={
        isRemoved
          ? {
              flex: 1,
              display: 'grid',
              alignContent: 'center',
              justifyItems: 'center',
              gap: 3,
              minHeight: 160,
              p: 6,
              textAlign: 'center',
              color: 'text.secondary',
            }
          : {}
      }
    >
      <Box component="p" role="status" sx={{ m: 0 }}>
        {isRemoved && t('removed', { address: name })}
      </Box>
      {isRemoved && (
        <Button variant="outlined" data-first onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </Box>
  );
}
