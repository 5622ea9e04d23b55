import { Section } from '#components/section/Section.tsx';
import type { Market } from '#domain/market/market.ts';
import type { PriceMeasure } from '#domain/market/trendsUrl.ts';
import { Sheet } from '../Sheet.tsx';
import { numberColumn } from '../table/columns.ts';
import { FoldedTable } from '../table/FoldedTable.tsx';
import { useTrendsText } from '../useTrendsText.ts';
import { LeadFigure } from './LeadFigure.tsx';
import { MeasureChoice } from './MeasureChoice.tsx';
import { MonthCharts } from './MonthCharts.tsx';
import { type MonthRow, monthColumns, monthKey, monthRows } from './monthColumns.ts';
import { byCity, byMeasure, countsByCity } from './monthFigures.ts';
import { usePriceSentence } from './usePriceSentence.ts';

interface PriceSectionProps {
  markets: readonly [Market, ...Market[]];
  /** Which price the cities are compared by. */
  measure: PriceMeasure;
  onMeasure: (measure: PriceMeasure) => void;
}

const PRICES = {
  average: (month: Market['months'][number]) => month.averagePrice,
  median: (month: Market['months'][number]) => month.medianPrice,
} as const;

/** What homes sold for, and how many sold (A2): average and median of one city, one of them of several. */
export function PriceSection({ markets, measure, onMeasure }: PriceSectionProps) {
  const texts = useTrendsText();
  const { t, number, price } = texts;
  const [own] = markets;
  const sentence = usePriceSentence(own.summary);
  const isCompared = markets.length > 1;
  const cities = markets.map(({ filters }) => filters.city).join(', ');
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
              label: t('chart.label', { what: title, cities }),
            },
            {
              title: t('price.bars'),
              kind: isCompared ? 'lines' : 'bars',
              series: countsByCity(markets, ({ sold }) => sold),
              format: (value) => number(value),
              shortFormat: (value) => number(value),
              fromZero: true,
              isWhole: true,
              label: t('chart.label', { what: t('price.bars'), cities }),
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
