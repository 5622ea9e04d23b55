import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { feedWord } from '#domain/listing/feedWords.ts';
import type { MarketType } from '#domain/market/market.ts';
import { StarIcon } from '#ui/icons/contactIcons.tsx';
import { useTrendsText } from '../useTrendsText.ts';

interface TypeRankingProps {
  caption: string;
  /** The largest first. */
  types: readonly MarketType[];
  amountOf: (type: MarketType) => number;
  textOf: (type: MarketType) => string;
}

/** A ranking as rows with a bar each; an exceptional type has a badge and a ground of its own. */
export function TypeRanking({ caption, types, amountOf, textOf }: TypeRankingProps) {
  const { t, locale } = useTrendsText();
  const heading = useId();
  const [first] = types;
  const most = first ? amountOf(first) : 1;
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
                width: `${(100 * amountOf(type)) / most}%`,
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
