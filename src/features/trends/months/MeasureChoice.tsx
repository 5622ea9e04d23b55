import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PRICE_MEASURES, type PriceMeasure } from '#domain/market/trendsUrl.ts';
import { useTrendsText } from '../useTrendsText.ts';

interface MeasureChoiceProps {
  measure: PriceMeasure;
  onChange: (measure: PriceMeasure) => void;
}

/** By which price cities are compared: two lines for each of three cities would be six. */
export function MeasureChoice({ measure, onChange }: MeasureChoiceProps) {
  const { t } = useTrendsText();
  return (
    <ToggleButtonGroup
      exclusive
      value={measure}
      aria-label={t('price.measure')}
      data-print="hidden"
      onChange={(_event, chosen: PriceMeasure | null) => {
        // Pressing the pressed button answers null: one of the two always holds.
        if (chosen) onChange(chosen);
      }}
      sx={{
        mt: 5,
        '& .MuiToggleButton-root': {
          minHeight: 44,
          px: 4,
          fontSize: '0.875rem',
          borderColor: 'line',
          color: 'text.secondary',
          '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'chip.main', color: 'chip.contrastText' },
          '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.dark' },
        },
        '& .MuiToggleButton-root:first-of-type': { borderRadius: '999px 0 0 999px' },
        '& .MuiToggleButton-root:last-of-type': { borderRadius: '0 999px 999px 0' },
      }}
    >
      {PRICE_MEASURES.map((each) => (
        <ToggleButton key={each} value={each} disableRipple>
          {t(`price.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
