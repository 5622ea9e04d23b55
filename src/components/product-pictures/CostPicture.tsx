import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { placeLine, streetLine } from '#domain/listing/listing.ts';
import type { Search } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Price } from '../listing-card/Price.tsx';
import { ListingImage } from '../listing-image/ListingImage.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { useCosts } from './useCosts.ts';
import { useShownHomes } from './useShownHomes.ts';

/** A part of the cost and its amount; the total is the last one. */
const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(2),
  '& > :last-child': { flex: 'none', fontWeight: 600 },
  '&:not(:last-child)': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
  '&:last-child': { fontWeight: 700 },
}));

/** A real home of a search with its monthly cost, as on its page. */
export function CostPicture({ search }: { search: Search }) {
  const { i18n } = useTranslation();
  const costsOf = useCosts();
  const [home] = useShownHomes(search);
  if (!home?.listPrice) return <PictureFrame aria-hidden />;
  return (
    <PictureFrame
      aria-hidden
      sx={{ display: 'grid', gridTemplateColumns: { xs: '2fr 3fr', sm: '1fr', lg: '2fr 3fr' } }}
    >
      <Box sx={{ minHeight: 0, display: { xs: 'block', sm: 'none', lg: 'block' } }}>
        <ListingImage imageKey={home.images[0]} alt="" sizes="220px" />
      </Box>
      <Box sx={{ alignSelf: 'center', minWidth: 0, px: { xs: 3, sm: 5 }, py: 3 }}>
        <Price listing={home} />
        <Box
          sx={{
            mt: 1,
            mb: { xs: 1, sm: 3 },
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            textOverflow: 'ellipsis',
          }}
        >
          {streetLine(home.address, localeOf(i18n.language)) || placeLine(home.address)}
        </Box>
        {costsOf(home, home.listPrice).map(({ label, amount }) => (
          <Line key={label}>
            <span>{label}</span>
            <span>{amount}</span>
          </Line>
        ))}
      </Box>
    </PictureFrame>
  );
}
