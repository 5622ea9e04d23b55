import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { DrawIcon } from '#ui/icons/mapIcons.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';

const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: theme.spacing(4),
  left: theme.spacing(4),
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  // Leaves the corner of the controls free.
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

const LOOK = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'line',
  boxShadow: 2,
  '&:hover': { bgcolor: 'chip.main' },
} as const;

interface PlaceChipProps {
  /** Undefined if the search is limited to a drawn area. */
  placeName: string | undefined;
  isUnknown: boolean;
  onClear: () => void;
  /** The drawn area, and the switch that shows its handles. */
  area?: { isEdited: boolean; onEdit: () => void };
}

/** Names the limit of the search, a place or a drawn area, with a button that removes it: 'Clear Bounds'. */
export function PlaceChip({ placeName, isUnknown, onClear, area }: PlaceChipProps) {
  const { t } = useTranslation('map');
  if (isUnknown) {
    return (
      <Place data-covers="down">
        <Notice role="alert">
          {t('unknownPlace', { place: placeName ?? '' })}
          <Button size="small" onClick={onClear}>
            {t('showEverywhere')}
          </Button>
        </Notice>
      </Place>
    );
  }
  return (
    <Place data-covers="down">
      <Button
        variant="contained"
        aria-label={
          placeName ? t('controls.clearBoundsOf', { place: placeName }) : t('controls.clearBoundsOfArea')
        }
        onClick={onClear}
        endIcon={<CloseIcon />}
        sx={LOOK}
      >
        {t('controls.clearBounds')}
      </Button>
      {area && (
        <Button
          variant="contained"
          aria-pressed={area.isEdited}
          onClick={area.onEdit}
          startIcon={<DrawIcon />}
          sx={{ ...LOOK, '&[aria-pressed="true"]': { bgcolor: 'text.primary', color: 'background.paper' } }}
        >
          {t('draw.edit')}
        </Button>
      )}
    </Place>
  );
}
