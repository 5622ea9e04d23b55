import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/frames/Section.tsx';
import { feedWord } from '#domain/listing/feedWords.ts';
import type { Market, MarketType } from '#domain/market/market.ts';
import { Sheet } from '../Sheet.tsx';
import { numberColumn, textColumn } from '../table/columns.ts';
import { DownloadButton } from '../table/DownloadButton.tsx';
import { useTrendsText } from '../useTrendsText.ts';
import { TypeRanking } from './TypeRanking.tsx';

interface RankedType {
  ranking: string;
  rank: number;
  type: MarketType;
}

/** The city's Top 5 property types by count and by asking price; those in both are highlighted (A2). */
export function TopTypes({ market }: { market: Market }) {
  const { t, price, number, locale } = useTrendsText();
  const { byCount, byPrice } = market.types;
  const hasExceptional = byCount.some(({ exceptional }) => exceptional);
  const ranked = (ranking: string, types: readonly MarketType[]): RankedType[] =>
    types.map((type, index) => ({ ranking, rank: index + 1, type }));
  return (
    <Section heading={t('types.heading')}>
      <Sheet>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
            gap: { xs: 8, sm: 10 },
          }}
        >
          <TypeRanking
            caption={t('types.byCount')}
            types={byCount}
            amountOf={({ count }) => count}
            textOf={({ count }) => number(count)}
          />
          <TypeRanking
            caption={t('types.byPrice')}
            types={byPrice}
            amountOf={({ averagePrice }) => averagePrice}
            textOf={({ averagePrice }) => price(averagePrice)}
          />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 5, maxWidth: '75ch' }}>
          {t(hasExceptional ? 'types.exceptional' : 'types.noneExceptional')}
        </Typography>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <DownloadButton
            label={t('types.heading')}
            rows={[...ranked(t('types.byCount'), byCount), ...ranked(t('types.byPrice'), byPrice)]}
            columns={[
              textColumn<RankedType>(t('table.ranking'), ({ ranking }) => ranking),
              numberColumn<RankedType>(t('table.rank'), ({ rank }) => rank, number),
              textColumn<RankedType>(t('table.type'), ({ type }) => feedWord(type.type, locale)),
              numberColumn<RankedType>(t('table.sold'), ({ type }) => type.count, number),
              numberColumn<RankedType>(t('table.averageListPrice'), ({ type }) => type.averagePrice, price),
              textColumn<RankedType>(t('table.note'), ({ type }) =>
                type.exceptional ? t('table.exceptional') : type.fewSales ? t('chart.fewShort') : '',
              ),
            ]}
          />
        </Box>
      </Sheet>
    </Section>
  );
}
