import { Section } from '#components/frames/Section.tsx';
import { FEW_SALES, LEAST_SEASON_MONTHS, type Market, type MarketSeason } from '#domain/market/market.ts';
import { Button } from '#ui/Button.tsx';
import { useTrendsText } from '../useTrendsText.ts';
import { type Fact, Facts } from './Facts.tsx';
import { Sentences } from './Sentences.tsx';

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
  /** Looks further back; undefined where it does already. */
  onOlder: (() => void) | undefined;
}

/** Months that stand out, as far as there are months enough to say so. */
export function Seasons({ market, onOlder }: SeasonsProps) {
  const { t, number, days, price, month } = useTrendsText();
  const { months, wholeYear, seasons } = market.seasons;
  const isTooFew = months < LEAST_SEASON_MONTHS;
  return (
    <Section heading={t('seasons.heading')}>
      <Sentences
        sentences={[
          isTooFew && t('seasons.tooFew', { count: months, least: LEAST_SEASON_MONTHS, few: FEW_SALES }),
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
