import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { ListIcon, MapIcon } from '#ui/icons/searchIcons.tsx';
import type { SheetStop } from './sheetStops.ts';

interface ListButtonProps {
  isListShown: boolean;
  onStop: (stop: SheetStop) => void;
}

/** Switches between the map and its list on small screens; it stays where the thumb is. */
export function ListButton({ isListShown, onStop }: ListButtonProps) {
  const { t } = useTranslation('map');
  return (
    <Button
      variant="contained"
      startIcon={isListShown ? <MapIcon /> : <ListIcon />}
      onClick={() => onStop(isListShown ? 'count' : 'full')}
      sx={{
        position: 'absolute',
        zIndex: 4,
        right: 16,
        bottom: 14,
        bgcolor: 'text.primary',
        color: 'background.paper',
        boxShadow: 2,
        '&:hover': { bgcolor: 'text.primary' },
      }}
    >
      {t(isListShown ? 'results.map' : 'results.list')}
    </Button>
  );
}
