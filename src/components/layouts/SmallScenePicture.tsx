import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { smallPicture } from '#api/images.ts';
import type { SmallScene } from '#config/brandPictures.ts';

/** A small scene on an empty page, by day in the light scheme and at dusk in the dark one. It is decorative. */
export function SmallScenePicture({ scene }: { scene: SmallScene }) {
  const { colorScheme } = useColorScheme();
  return (
    <Box
      component="img"
      src={smallPicture(`${scene}-${colorScheme === 'dark' ? 'dusk' : 'day'}`)}
      alt=""
      width={320}
      height={160}
      // Without a connection the scene may be missing; its space stays.
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden';
      }}
      sx={{ display: 'block', maxWidth: '100%', height: 160, objectFit: 'contain' }}
    />
  );
}
