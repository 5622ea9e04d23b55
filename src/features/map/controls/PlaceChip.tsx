import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { CloseIcon } from '../../../ui/icons/CloseIcon.tsx';

const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: theme.spacing(4),
  left: theme.spacing(4),
  // The controls keep their corner.
  maxWidth: 'calc(100% - 100px)',
  '@media (max-width: 599.95px)': { top: theme.spacing(3), left: theme.spacing(3) },
}));

const Notice = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  padding: theme.spacing(2, 2, 2, 4),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.line}`,
  boxShadow: theme.shadows[2],
}));

interface PlaceChipProps {
  placeName: string;
  isUnknown: boolean;
  onClear: () => void;
}

/** The place that the search is held to, and the way out of it: 'Clear Bounds'. */
export function PlaceChip({ placeName, isUnknown, onClear }: PlaceChipProps) {
  const { t } = useTranslation('map');
  if (isUnknown) {
    return (
      <Place>
        <Notice role="alert">
          {t('unknownPlace', { place: placeName })}
          <Button size="small" onClick={onClear}>
            {t('showEverywhere')}
          </Button>
        </Notice>
      </Place>
    );
  }
  return (
    <Place>
      <Button
        variant="contained"
        aria-label={t('controls.clearBoundsOf', { place: placeName })}
        onClick={onClear}
        endIcon={<CloseIcon />}
        sx={{
          bgcolor: 'background.paper',
          color: 'text.primary',
          border: 1,
          borderColor: 'line',
          boxShadow: 2,
          '&:hover': { bgcolor: 'chip.main' },
        }}
      >
        {t('controls.clearBounds')}
      </Button>
    </Place>
  );
}
