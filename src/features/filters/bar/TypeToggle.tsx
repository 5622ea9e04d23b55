import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { withType } from '../../../domain/search.ts';
import type { FilterProps } from '../filterProps.ts';

/** Sale or lease; switching sets the price range of the other (L4). */
export function TypeToggle({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filters');
  return (
    <ToggleButtonGroup
      exclusive
      value={search.type}
      aria-label={t('type.label')}
      onChange={(_event, type: 'sale' | 'lease' | null) => {
        // Pressing the pressed button answers null: one of the two always holds.
        if (type) onChange(withType(search, type));
      }}
      sx={{
        p: 0.5,
        gap: 0.5,
        borderRadius: 999,
        bgcolor: 'background.ground',
        border: 1,
        borderColor: 'line',
        boxSizing: 'border-box',
        height: 44,
        '& .MuiToggleButton-root': {
          height: 38,
          py: 0,
          px: 4,
          border: 0,
          borderRadius: '999px !important',
          color: 'text.secondary',
          fontSize: '0.875rem',
          // The touch target is as high as the bar's pills.
          '&::before': { content: '""', position: 'absolute', inset: '-3px 0' },
          '&.Mui-selected, &.Mui-selected:hover': {
            bgcolor: 'background.paper',
            color: 'text.primary',
            boxShadow: 1,
            '[data-color-scheme="dark"] &': { bgcolor: 'chip.main' },
          },
          '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.dark' },
        },
      }}
    >
      <ToggleButton value="sale" disableRipple>
        {t('type.sale')}
      </ToggleButton>
      <ToggleButton value="lease" disableRipple>
        {t('type.lease')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
