import Box from '@mui/material/Box';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { PlaceholderScene } from '#components/listing-image/PlaceholderScene.tsx';
import { useSavedText } from '../useSavedText.ts';

interface GoneHomeProps {
  home: WireSavedHome;
  /** It is not listed any more, or it could not be looked up. */
  why: 'gone' | 'unreached';
}

/** In the place of the card of a home of which nothing is known today: what is known is what was seen of it. */
export function GoneHome({ home: { mlsNumber, seen }, why }: GoneHomeProps) {
  const { t, price } = useSavedText();
  return (
    <Box sx={{ flex: 1 }}>
      <Box sx={{ aspectRatio: '4 / 3', overflow: 'hidden', filter: 'grayscale(0.6)' }}>
        <PlaceholderScene />
      </Box>
      <Box sx={{ px: 4, py: 3.5, display: 'grid', gap: 1 }}>
        <Box component="p" sx={{ m: 0, typography: 'h5' }}>
          {t(`${why}.title`)}
        </Box>
        <Box component="p" sx={{ m: 0, typography: 'body2' }}>
          {t(`${why}.sentence`, { mlsNumber })}
        </Box>
        {seen.price !== null && (
          <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
            {t('gone.price', { price: price(seen.price) })}
          </Box>
        )}
      </Box>
    </Box>
  );
}
