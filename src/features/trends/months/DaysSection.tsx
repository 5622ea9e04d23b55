import { Section } from '#components/layouts/Section.tsx';
import { type Market, marketName } from '#domain/market/market.ts';
import { Sheet } from '../Sheet.tsx';
import { numberColumn } from '../table/columns.ts';
import { FoldedTable } from '../table/FigureTable.tsx';
import { useTrendsText } from '../useTrendsText.ts';
import { LeadFigure } from './LeadFigure.tsx';
import { MonthCharts } from './MonthCharts.tsx';
import { type MonthRow, monthColumns, monthKey, monthRows } from './monthColumns.ts';
import { byCity, countsByCity } from './monthFigures.ts';

/** The days until sale, and the number of new listings. */
export function DaysSection({ markets }: { markets: readonly [Market, ...Market[]] }) {
  const texts = useTrendsText();
  const { t, number, days, month } = texts;
  const [own] = markets;
  const { averageDays, medianDays, newListings } = own.summary;
  const cities = markets.map(({ filters }) => marketName(filters)).join(', ');
  const panel = {
    format: (value: number) => number(value),
    shortFormat: (value: number) => number(value),
    fromZero: true,
  };
  return (
    <Section heading={t('days.heading')}>
      <Sheet>
        <LeadFigure
          figure={days(averageDays)}
          sentence={t('days.sentence', {
            median: days(medianDays),
            listings: t('days.listed', { count: newListings, listings: number(newListings) }),
            month: month(own.months[0]?.month ?? ''),
          })}
        />
        <MonthCharts
          market={own}
          panels={[
            {
              ...panel,
              title: t('days.lines'),
              kind: 'lines',
              series: byCity(markets, (each) => each.averageDays),
              isWhole: false,
              label: t('chart.label', { title: t('days.lines'), cities }),
            },
            {
              ...panel,
              title: t('days.bars'),
              kind: markets.length > 1 ? 'lines' : 'bars',
              series: countsByCity(markets, (each) => each.newListings),
              isWhole: true,
              label: t('chart.label', { title: t('days.bars'), cities }),
            },
          ]}
        />
        <FoldedTable<MonthRow>
          label={t('days.table')}
          columns={monthColumns(
            texts,
            [
              numberColumn(t('table.averageDays'), (row) => row.month.averageDays, number),
              numberColumn(t('table.medianDays'), (row) => row.month.medianDays, number),
              numberColumn(t('table.newListings'), (row) => row.month.newListings, number),
            ],
            markets.length > 1,
          )}
          rows={monthRows(markets)}
          keyOf={monthKey}
        />
      </Sheet>
    </Section>
  );
}
