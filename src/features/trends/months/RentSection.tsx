import Typography from '@mui/material/Typography';
import { Section } from '#components/layouts/Section.tsx';
import { type Market, type MarketMonth, marketName } from '#domain/market/market.ts';
import type { TrendsView } from '#domain/market/trendsUrl.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Sheet } from '../Sheet.tsx';
import { TrendsFailed } from '../states/TrendsFailed.tsx';
import { numberColumn } from '../table/columns.ts';
import { FoldedTable } from '../table/FigureTable.tsx';
import { useMarkets } from '../useMarkets.ts';
import { useTrendsText } from '../useTrendsText.ts';
import { LeadFigure } from './LeadFigure.tsx';
import { MonthCharts } from './MonthCharts.tsx';
import { type MonthRow, monthColumns, monthKey, monthRows } from './monthColumns.ts';
import { byCity, byMeasure, countsByCity } from './monthFigures.ts';

interface RentSectionProps {
  view: TrendsView;
  /** The sales of the page's city, for the comparison of rents and prices. */
  sales: Market;
}

/** The rents of the page's city and of the compared cities. */
export function RentSection({ view, sales }: RentSectionProps) {
  const { t } = useTrendsText();
  const { own, others } = useMarkets(view, 'leases');
  const states = [own, ...others];
  const failed = states.filter((state) => state.status === 'failed');
  const [first, ...more] = states.flatMap((state) => (state.status === 'loaded' ? [state.market] : []));
  return (
    <Section heading={t('rent.heading')}>
      {failed.length > 0 && (
        <TrendsFailed
          text={t('rent.failed', { cities: failed.map(({ name }) => name).join(', ') })}
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        />
      )}
      {own.status === 'loading' && (
        <div role="status" aria-label={t('rent.loading')}>
          <Skeleton variant="rounded" height={600} />
        </div>
      )}
      {own.status === 'loaded' && first && (
        <Sheet>
          <Rents rents={[first, ...more]} sales={sales} />
        </Sheet>
      )}
    </Section>
  );
}

const average = ({ averagePrice }: MarketMonth) => averagePrice;
const median = ({ medianPrice }: MarketMonth) => medianPrice;

/** Rents and numbers of leases: average and median for one city, the median for several. */
function Rents({ rents, sales }: { rents: readonly [Market, ...Market[]]; sales: Market }) {
  const texts = useTrendsText();
  const { t, number, price, days, month, percent } = texts;
  const [own] = rents;
  const { medianPrice, medianDays, sold, fewSales } = own.summary;
  const since = month(own.months[0]?.month ?? '');
  if (sold === 0) return <Typography>{t('rent.none', { month: since })}</Typography>;
  const isCompared = rents.length > 1;
  const cities = rents.map(({ filters }) => marketName(filters)).join(', ');
  const title = isCompared ? t('rent.linesOf_median') : t('rent.lines');
  const salePrice = sales.summary.medianPrice;
  const isComparable = medianPrice !== null && salePrice !== null && !fewSales && !sales.summary.fewSales;
  return (
    <>
      <LeadFigure
        figure={price(medianPrice)}
        sentence={t('rent.sentence', {
          count: sold,
          leases: number(sold),
          month: since,
          days: days(medianDays),
        })}
      />
      {isComparable && (
        <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '62ch' }}>
          {t('rent.ratio', { percent: percent(((medianPrice * 12) / salePrice) * 100) })}
        </Typography>
      )}
      <MonthCharts
        of="Lease"
        market={own}
        panels={[
          {
            title,
            kind: 'lines',
            series: isCompared
              ? byCity(rents, median)
              : byMeasure(own, [
                  { name: t('rent.average'), read: average },
                  { name: t('rent.median'), read: median },
                ]),
            format: (value) => price(value),
            shortFormat: texts.shortPrice,
            fromZero: false,
            isWhole: true,
            label: t('chart.label', { title, cities }),
          },
          {
            title: t('rent.bars'),
            kind: isCompared ? 'lines' : 'bars',
            series: countsByCity(rents, (each) => each.sold),
            format: (value) => number(value),
            shortFormat: (value) => number(value),
            fromZero: true,
            isWhole: true,
            label: t('chart.label', { title: t('rent.bars'), cities }),
          },
        ]}
      />
      <FoldedTable<MonthRow>
        label={t('rent.table')}
        columns={monthColumns(
          texts,
          [
            numberColumn(t('rent.averageRent'), (row) => row.month.averagePrice, price),
            numberColumn(t('rent.medianRent'), (row) => row.month.medianPrice, price),
            numberColumn(t('rent.bars'), (row) => row.month.sold, number),
          ],
          isCompared,
          'Lease',
        )}
        rows={monthRows(rents)}
        keyOf={monthKey}
      />
    </>
  );
}
