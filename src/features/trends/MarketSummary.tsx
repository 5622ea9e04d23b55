import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { marketSentence } from '#components/heads/marketSentence.ts';
import {
  FEW_SALES,
  type Market,
  type MarketPeriod,
  type MarketShift,
  marketName,
} from '#domain/market/market.ts';
import { placeOfView } from '#domain/market/trendsUrl.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/pageIcons.tsx';
import { Sheet } from './Sheet.tsx';
import { useTrendsText } from './useTrendsText.ts';

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** Number of months in a period. */
const monthsIn = ({ first, last }: MarketPeriod): number => monthNumber(last) - monthNumber(first) + 1;

const ICONS = { up: ArrowUpIcon, down: ArrowDownIcon, unclear: undefined } as const;

/** The change of the average price; renders nothing if there are too few sales. */
function PriceChange({ shift }: { shift: MarketShift }) {
  const { t, change } = useTrendsText();
  const { verdict, before } = shift;
  if (verdict === 'tooFew') return null;
  const Icon = ICONS[verdict];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 5, typography: 'body2', fontWeight: 600 }}>
      {Icon && <Icon aria-hidden sx={{ fontSize: '1.125rem', flex: 'none' }} />}
      {t(`summary.${verdict}`, { change: change(shift.change), count: monthsIn(before) })}
    </Box>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h4" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

interface MarketSummaryProps {
  market: Market;
  /** True on the neighbourhood's own page, to which no link is needed; false by default. */
  isOnArea?: boolean;
}

/** The whole period in a few numbers, with links to the homes. */
export function MarketSummary({ market, isOnArea = false }: MarketSummaryProps) {
  const { t, price, number, percent, month, language } = useTrendsText();
  const { summary, filters, shifts } = market;
  const place = placeOfView(filters);
  const change = shifts.find(({ kind }) => kind === 'price');
  return (
    <Sheet>
      <Box component="section" aria-label={t('summary.label')}>
        <Typography variant="body2" color="textSecondary">
          {t('summary.median', { month: month(market.months[0]?.month ?? '') })}
        </Typography>
        <Typography variant="h2" component="p" sx={{ mt: 1 }}>
          {price(summary.medianPrice)}
        </Typography>
        <Typography sx={{ mt: 3, maxWidth: '62ch' }}>
          {marketSentence(market, t, language)}
          {summary.fewSales && ` ${t('summary.few', { count: FEW_SALES })}`}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '75ch' }}>
          {t('summary.counted')}
        </Typography>
        <Box
          component="dl"
          aria-label={t('summary.figures')}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
            gap: 5,
            m: 0,
            mt: 5,
            pt: 5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Figure name={t('summary.average')}>{price(summary.averagePrice)}</Figure>
          <Figure name={t('summary.sold')}>{number(summary.sold)}</Figure>
          <Figure name={t('summary.days')}>{number(summary.averageDays)}</Figure>
          <Figure name={t('summary.above')}>{percent(summary.aboveAsking)}</Figure>
        </Box>
        {change && <PriceChange shift={change} />}
        <Box
          component="nav"
          aria-label={t('summary.links', { city: marketName(filters) })}
          data-print="hidden"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 6 }}
        >
          <Button variant="contained" component={Link} to={paths.listOf(place)}>
            {t('summary.viewListings')}
          </Button>
          {filters.neighborhood === undefined ? (
            <Button variant="outlined" component={Link} to={paths.mapCity(filters.city)}>
              {t('summary.mapSearch')}
            </Button>
          ) : (
            !isOnArea && (
              <Button
                variant="outlined"
                component={Link}
                to={paths.area({ ...place, neighborhood: filters.neighborhood })}
              >
                {t('summary.area')}
              </Button>
            )
          )}
        </Box>
      </Box>
    </Sheet>
  );
}
