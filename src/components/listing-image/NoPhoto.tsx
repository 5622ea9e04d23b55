import Box from '@mui/material/Box';
import { SmallScenePicture } from '../layouts/SmallScenePicture.tsx';

/** Fills the box of a picture that a listing does not have yet. */
export function NoPhoto() {
  return (
    <Box
      aria-hidden
      data-placeholder
      sx={{ display: 'grid', placeItems: 'center', width: '100%', height: '100%', bgcolor: 'chip.main' }}
    >
      <SmallScenePicture scene="no-photo" />
    </Box>
  );
}
