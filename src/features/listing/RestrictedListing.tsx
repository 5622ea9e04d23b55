import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { brandPicture } from '#api/images.ts';
import { type Listing, placeLine } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { BackBar } from './BackBar.tsx';
import { useListingText } from './useListingText.ts';

/** Shown for a restricted listing: links to log in, over a scene that reveals nothing of the home. */
export function RestrictedListing({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const back = paths.detail(listing);
  return (
    <Box sx={{ px: 'var(--edges)', pb: 16 }}>
      <BackBar listing={listing} />
      <Box
        sx={{
          position: 'relative',
          borderRadius: 1,
          bgcolor: 'chip.main',
          overflow: 'hidden',
          minHeight: { xs: 480, md: 520 },
          display: 'grid',
          placeItems: 'center',
          p: 4,
        }}
      >
        <Box
          component="img"
          src={brandPicture('empty-scene', 800)}
          alt=""
          sx={{
            position: 'absolute',
            inset: 0,
            width: 1,
            height: 1,
            objectFit: 'cover',
            // Enlarged so that the blurred drawing fills the corners.
            filter: 'blur(10px)',
            transform: 'scale(1.8)',
          }}
        />
        <Box
          sx={{
            position: 'relative',
            bgcolor: 'background.paper',
            borderRadius: 1,
            p: { xs: 6, sm: 10 },
            maxWidth: 460,
            textAlign: 'center',
            boxShadow: 2,
          }}
        >
          <Typography component="h1" variant="h4">
            {t('restricted.heading')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {placeLine(listing.address)}
          </Typography>
          <Typography sx={{ mt: 3, mb: 5 }}>{t('restricted.text')}</Typography>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Button variant="contained" component={Link} to={paths.login(back, 'seeHome')}>
              {t('restricted.login')}
            </Button>
            <Button variant="outlined" component={Link} to={paths.newAccount(back, 'seeHome')}>
              {t('restricted.join')}
            </Button>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
