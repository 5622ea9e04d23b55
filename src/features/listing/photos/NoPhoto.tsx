import Box from '@mui/material/Box';
import { PlaceholderScene } from '#components/listing-image/PlaceholderScene.tsx';
import { useListingText } from '../useListingText.ts';

/** The calm scene in the place of photos that are not there, as high as they would be. */
export function NoPhoto() {
  const { t } = useListingText();
  return (
    <Box
      sx={{
        position: 'relative',
        mx: { xs: -4, sm: 0 },
        borderRadius: { xs: 0, sm: 1 },
        overflow: 'hidden',
        aspectRatio: { xs: '3 / 2', md: '3 / 1' },
        // The scene is round: cut to the flat band it would lose its shape.
        '& img': { objectFit: 'contain' },
      }}
    >
      <PlaceholderScene sizes="(min-width: 1536px) 1488px, 100vw" />
      <Box
        component="p"
        sx={{
          position: 'absolute',
          left: { xs: 16, md: 24 },
          bottom: { xs: 16, md: 24 },
          m: 0,
          px: 3,
          py: 1,
          borderRadius: 999,
          bgcolor: 'background.paper',
          typography: 'body2',
        }}
      >
        {t('photos.none')}
      </Box>
    </Box>
  );
}
