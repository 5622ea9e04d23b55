import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/layouts/Section.tsx';
import {
  FEW_SALES,
  type Market,
  type MarketPeriod,
  type MarketSeason,
  type MarketShift,
  MIN_SEASON_MONTHS,
  marketName,
} from '#domain/market/market.ts';
import { toTenth } from '#domain/market/marketMonths.ts';
import { Button } from '#ui/Button.tsx';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '#ui/icons/pageIcons.tsx';
import { useTrendsText } from './useTrendsText.ts';

/** The period in sentences: supply, bargaining, prices. Unknown figures are left out. */
export function Overview({ market: { summary, filters, months } }: { market: Market }) {
  const { t, number, percent, price, month } = useTrendsText();
  const { sold, newListings, aboveAsking, atAsking, belowAsking, averagePrice, averageListPrice } = summary;
  const common = {
    month: month(months[0]?.month ?? ''),
    beds: t('beds', { count: filters.maxBeds }),
    city: marketName(filters),
  };
  const ratio = toTenth((10 * sold) / newListings);
  return (
    <Section heading={t('overview.heading')}>
      <Sentences
        sentences={[
          newListings > 0
            ? t('overview.listed', {
                ...common,
                listings: number(newListings),
                count: newListings,
                sold: t('overview.sold', { count: sold, sold: number(sold) }),
                ratio: t('overview.ratio', { count: ratio, ratio: number(ratio) }),
              })
            : t('overview.listedOnly', { ...common, count: sold, sold: number(sold) }),
          aboveAsking !== null &&
            t('overview.asking', {
              above: percent(aboveAsking),
              at: percent(atAsking),
              below: percent(belowAsking),
            }),
          averagePrice !== null &&
            averageListPrice !== null &&
            averageListPrice > 0 &&
            t('overview.prices', {
              list: price(averageListPrice),
              sold: price(averagePrice),
              percent: percent((100 * averagePrice) / averageListPrice),
            }),
        ]}
      />
    </Section>
  );
}

const VERDICTS = { up: 'more', down: 'less', unclear: 'unclear' } as const;

function useShiftText() {
  const { t, price, number, days, percent, change } = useTrendsText();
  const shown = ({ kind }: MarketShift) => {
    if (kind === 'price') return price;
    return kind === 'aboveAsking' ? percent : number;
  };
  return (shift: MarketShift & { verdict: keyof typeof VERDICTS }): string => {
    const format = shown(shift);
    return t(`shifts.${shift.kind}.${shift.verdict}`, {
      from: format(shift.from),
      // Only the first number has a unit: "3 days instead of 4".
      to: shift.kind === 'days' ? days(shift.to) : format(shift.to),
      // "rose by 4.7%": the verb gives the direction.
      change: change(Math.abs(shift.change)).replace('+', ''),
    });
  };
}

interface ShiftsProps {
  market: Market;
  heading: string;
  kinds: readonly MarketShift['kind'][];
}

const hasEnoughSales = (shift: MarketShift): shift is MarketShift & { verdict: keyof typeof VERDICTS } =>
  shift.verdict !== 'tooFew';

/** Changes between two periods of full months, worded only as strongly as the numbers of sales allow. */
export function Shifts({ market, heading, kinds }: ShiftsProps) {
  const { t, month } = useTrendsText();
  const textOf = useShiftText();
  const shifts = market.shifts.filter(({ kind }) => kinds.includes(kind));
  const [first] = shifts;
  const supported = shifts.filter(hasEnoughSales);
  const nameOf = (period: MarketPeriod) =>
    t('period', { first: month(period.first), last: month(period.last) });
  return (
    <Section heading={heading}>
      <Sentences
        sentences={[
          first === undefined && t('shifts.none'),
          first !== undefined &&
            supported.length > 0 &&
            t('shifts.periods', { before: nameOf(first.before), after: nameOf(first.after) }),
          first !== undefined && supported.length === 0 && t('shifts.tooFew', { count: FEW_SALES }),
        ]}
      />
      <Facts
        facts={supported.map((shift) => ({
          key: shift.kind,
          mark: shift.verdict,
          label: t(`shifts.${VERDICTS[shift.verdict]}`),
          text: textOf(shift),
        }))}
      />
    </Section>
  );
}

const MARKS: Record<MarketSeason['kind'], Fact['mark']> = {
  busiest: 'up',
  quietest: 'down',
  mostListed: 'up',
  fastest: 'down',
  slowest: 'up',
  highestPrice: 'up',
  lowestPrice: 'down',
};

interface SeasonsProps {
  market: Market;
  /** Extends the period into the past; undefined if it is the longest already. */
  onOlder: (() => void) | undefined;
}

/** Months with unusual figures, if there are enough months to compare. */
export function Seasons({ market, onOlder }: SeasonsProps) {
  const { t, number, days, price, month } = useTrendsText();
  const { months, wholeYear, seasons } = market.seasons;
  const isTooFew = months < MIN_SEASON_MONTHS;
  return (
    <Section heading={t('seasons.heading')}>
      <Sentences
        sentences={[
          isTooFew && t('seasons.tooFew', { count: months, minimum: MIN_SEASON_MONTHS, few: FEW_SALES }),
          !isTooFew && seasons.length === 0 && t('seasons.none', { count: months }),
          seasons.length > 0 && !wholeYear && t('seasons.partYear', { count: months }),
        ]}
      />
      <Facts
        facts={seasons.map(({ kind, month: when, value, others }) => {
          const format = kind === 'highestPrice' || kind === 'lowestPrice' ? price : number;
          return {
            key: kind,
            mark: MARKS[kind],
            label: t(MARKS[kind] === 'up' ? 'shifts.more' : 'shifts.less'),
            text: t(`seasons.${kind}`, {
              month: month(when),
              value: kind === 'fastest' || kind === 'slowest' ? days(value) : format(value),
              others: format(others),
            }),
          };
        })}
      />
      {onOlder && !wholeYear && (
        <Button variant="outlined" data-print="hidden" onClick={onOlder} sx={{ mt: 4 }}>
          {t('seasons.older')}
        </Button>
      )}
    </Section>
  );
}

/** A statement that the numbers support. */
interface Fact {
  key: string;
  /** Up, down, or neither. */
  mark: 'up' | 'down' | 'unclear';
  /** Accessible name of the mark. */
  label: string;
  text: string;
}

const ICONS = { up: ArrowUpIcon, down: ArrowDownIcon, unclear: MinusIcon } as const;

/** A list of facts, each with its mark. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 3, m: 0, mt: 4, p: 0, listStyle: 'none', maxWidth: '70ch' }}
    >
      {facts.map(({ key, mark, label, text }) => {
        const Icon = ICONS[mark];
        return (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 3, breakInside: 'avoid' }}>
            <Box
              role="img"
              aria-label={label}
              sx={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: 28,
                height: 28,
                borderRadius: 999,
                bgcolor: mark === 'unclear' ? 'transparent' : 'chip.main',
                color: mark === 'unclear' ? 'text.secondary' : 'primary.dark',
                '& svg': { fontSize: '1.125rem' },
              }}
            >
              <Icon aria-hidden />
            </Box>
            <span>{text}</span>
          </Box>
        );
      })}
    </Box>
  );
}

/** A paragraph of the sentences that the numbers support. */
function Sentences({ sentences }: { sentences: readonly (string | false)[] }) {
  return <Typography sx={{ maxWidth: '70ch' }}>{sentences.filter(Boolean).join(' ')}</Typography>;
}
