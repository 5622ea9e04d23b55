import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { listingKey, placeLine, streetLine } from '#domain/listing/listing.ts';
import type { Search } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { factTexts } from '../listing-card/cardTexts.ts';
import { Price } from '../listing-card/Price.tsx';
import { ListingImage } from '../listing-image/ListingImage.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { useCosts } from './useCosts.ts';
import { useShownHomes } from './useShownHomes.ts';

/** Homes in a comparison. */
const COMPARED = 3;

/** Real homes of a search in rows with price, facts and monthly cost, as in the comparison of saved homes. */
export function ComparePicture({ search }: { search: Search }) {
  const { t, i18n } = useTranslation('card');
  const locale = localeOf(i18n.language);
  const costsOf = useCosts();
  const homes = useShownHomes(search).slice(0, COMPARED);
  return (
    <PictureFrame aria-hidden sx={{ display: 'grid', gridTemplateRows: `repeat(${COMPARED}, 1fr)` }}>
      {homes.map((home) => (
        <Box
          key={listingKey(home)}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '88px minmax(0, 1fr)', sm: '132px minmax(0, 1fr)' },
            minHeight: 0,
            '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ minHeight: 0 }}>
            <ListingImage imageKey={home.images[0]} alt="" sizes="132px" />
          </Box>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 3,
              px: { xs: 3, sm: 5 },
              minWidth: 0,
            }}
          >
            <Box
              sx={{
                minWidth: 0,
                typography: 'body2',
                '& > *': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
              }}
            >
              <Price listing={home} />
              <div>{streetLine(home.address, locale) || placeLine(home.address)}</div>
              <Box sx={{ color: 'text.secondary' }}>{factTexts(t, locale, home).slice(0, 2).join(' · ')}</Box>
            </Box>
            {home.listPrice !== null && (
              <Box
                sx={{
                  flex: 'none',
                  fontWeight: 700,
                  color: 'primary.dark',
                  display: { xs: 'none', sm: 'block' },
                }}
              >
                {costsOf(home, home.listPrice).at(-1)?.amount}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </PictureFrame>
  );
}
