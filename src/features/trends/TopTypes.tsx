import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Section } from '#components/layouts/Section.tsx';
import type { Market, MarketType } from '#domain/market/market.ts';
import { feedWord } from '#i18n/feedWords.ts';
import { StarIcon } from '#ui/icons/contactIcons.tsx';
import { Sheet } from './Sheet.tsx';
import { numberColumn, textColumn } from './table/columns.ts';
import { DownloadButton } from './table/DownloadButton.tsx';
import { useTrendsText } from './useTrendsText.ts';

interface RankedType {
  ranking: string;
  rank: number;
  type: MarketType;
}

/** The city's Top 5 property types by count and by asking price. Types in both lists are highlighted. */
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

interface TypeRankingProps {
  caption: string;
  /** Sorted from the largest. */
  types: readonly MarketType[];
  amountOf: (type: MarketType) => number;
  textOf: (type: MarketType) => string;
}

/** A ranking with a bar in each row. An exceptional type has a badge and a background. */
function TypeRanking({ caption, types, amountOf, textOf }: TypeRankingProps) {
  const { t, locale } = useTrendsText();
  const heading = useId();
  const [first] = types;
  const maximum = first ? amountOf(first) : 1;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={heading} component="h3" variant="h6" sx={{ mb: 2 }}>
        {caption}
      </Typography>
      <Box
        component="ol"
        aria-labelledby={heading}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
      >
        {types.map((type) => (
          <Box
            component="li"
            key={type.type}
            sx={{
              px: 3,
              py: 2.5,
              mx: -3,
              borderRadius: 0.5,
              breakInside: 'avoid',
              ...(type.exceptional && { bgcolor: 'chip.main', color: 'chip.contrastText' }),
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, flexWrap: 'wrap' }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {feedWord(type.type, locale)}
              </Box>
              {type.exceptional && (
                <Box
                  component="span"
                  sx={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    gap: 1,
                    typography: 'body2',
                    fontWeight: 600,
                  }}
                >
                  <StarIcon aria-hidden sx={{ fontSize: '1rem', color: 'primary.dark' }} />
                  {t('types.badge')}
                </Box>
              )}
              {type.fewSales && (
                <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {t('chart.fewShort')}
                </Box>
              )}
              <Box component="span" sx={{ ml: 'auto', fontWeight: 600 }}>
                {textOf(type)}
              </Box>
            </Box>
            <Box
              aria-hidden
              sx={{
                mt: 1.5,
                height: 6,
                width: `${(100 * amountOf(type)) / maximum}%`,
                minWidth: 2,
                borderRadius: 999,
                bgcolor: 'primary.main',
                printColorAdjust: 'exact',
              }}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
