import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Section } from '#components/layouts/Section.tsx';
import { type Market, type MarketSummary, marketName } from '#domain/market/market.ts';
import { PRICE_MEASURES, type PriceMeasure } from '#domain/market/trendsUrl.ts';
import { Sheet } from '../Sheet.tsx';
import { numberColumn } from '../table/columns.ts';
import { FoldedTable } from '../table/FigureTable.tsx';
import { useTrendsText } from '../useTrendsText.ts';
import { LeadFigure } from './LeadFigure.tsx';
import { MonthCharts } from './MonthCharts.tsx';
import { type MonthRow, monthColumns, monthKey, monthRows } from './monthColumns.ts';
import { byCity, byMeasure, countsByCity } from './monthFigures.ts';

/** A sentence that compares the median price with the average price before it. */
function usePriceSentence({ averagePrice, medianPrice }: MarketSummary): string {
  const { t, price } = useTrendsText();
  const difference = (averagePrice ?? 0) - (medianPrice ?? 0);
  const values = { difference: price(Math.abs(difference)), median: price(medianPrice) };
  if (difference === 0) return t('price.sentenceSame');
  return difference > 0 ? t('price.sentenceHigher', values) : t('price.sentenceLower', values);
}

interface MeasureChoiceProps {
  measure: PriceMeasure;
  onChange: (measure: PriceMeasure) => void;
}

/** The choice between average and median price in a comparison of cities. Both of three cities would be six lines. */
function MeasureChoice({ measure, onChange }: MeasureChoiceProps) {
  const { t } = useTrendsText();
  return (
    <ToggleButtonGroup
      exclusive
      value={measure}
      aria-label={t('price.measure')}
      data-print="hidden"
      onChange={(_event, chosen: PriceMeasure | null) => {
        // A press on the pressed button sends null. One of the two always stays chosen.
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

interface PriceSectionProps {
  markets: readonly [Market, ...Market[]];
  /** The price by which the cities are compared. */
  measure: PriceMeasure;
  onMeasure: (measure: PriceMeasure) => void;
}

const PRICES = {
  average: (month: Market['months'][number]) => month.averagePrice,
  median: (month: Market['months'][number]) => month.medianPrice,
} as const;

/** Prices and numbers of sold homes: average and median for one city, one of the two for several. */
export function PriceSection({ markets, measure, onMeasure }: PriceSectionProps) {
  const texts = useTrendsText();
  const { t, number, price } = texts;
  const [own] = markets;
  const sentence = usePriceSentence(own.summary);
  const isCompared = markets.length > 1;
  const cities = markets.map(({ filters }) => marketName(filters)).join(', ');
  const title = isCompared ? t(`price.linesOf_${measure}`) : t('price.lines');
  return (
    <Section heading={t('price.heading')}>
      <Sheet>
        <LeadFigure figure={price(own.summary.averagePrice)} sentence={sentence} />
        {isCompared && <MeasureChoice measure={measure} onChange={onMeasure} />}
        <MonthCharts
          market={own}
          panels={[
            {
              title,
              kind: 'lines',
              series: isCompared
                ? byCity(markets, PRICES[measure])
                : byMeasure(own, [
                    { name: t('price.average'), read: PRICES.average },
                    { name: t('price.median'), read: PRICES.median },
                  ]),
              format: (value) => price(value),
              shortFormat: texts.shortPrice,
              fromZero: false,
              isWhole: true,
              label: t('chart.label', { title, cities }),
            },
            {
              title: t('price.bars'),
              kind: isCompared ? 'lines' : 'bars',
              series: countsByCity(markets, ({ sold }) => sold),
              format: (value) => number(value),
              shortFormat: (value) => number(value),
              fromZero: true,
              isWhole: true,
              label: t('chart.label', { title: t('price.bars'), cities }),
            },
          ]}
        />
        <FoldedTable<MonthRow>
          label={t('price.table')}
          columns={monthColumns(
            texts,
            [
              numberColumn(t('table.averagePrice'), (row) => row.month.averagePrice, price),
              numberColumn(t('table.medianPrice'), (row) => row.month.medianPrice, price),
              numberColumn(t('table.sold'), (row) => row.month.sold, number),
              numberColumn(t('table.aboveAskingPercent'), (row) => row.month.aboveAsking, number),
            ],
            isCompared,
          )}
          rows={monthRows(markets)}
          keyOf={monthKey}
        />
      </Sheet>
    </Section>
  );
}
