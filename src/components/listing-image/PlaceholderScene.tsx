import Box from '@mui/material/Box';
import { useState } from 'react';
import { imageUrl } from '../../api/images.ts';

/** The image service's small soft scene for places without a picture. */
const EMPTY_SCENE = 'brand/empty-scene';

/**
 * A soft scene that fills its box where there is no picture, or none that may be shown. It says nothing
 * of any home. Where even the scene can't be loaded, its ground stays.
 */
export function PlaceholderScene() {
  const [failed, setFailed] = useState(false);
  return (
    <Box
      aria-hidden
      data-placeholder
      sx={{ width: '100%', height: '100%', bgcolor: 'chip.main', overflow: 'hidden' }}
    >
      {!failed && (
        <Box
          component="img"
          src={imageUrl(EMPTY_SCENE, 'small')}
          alt=""
          width={350}
          height={233}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block', opacity: 0.85 }}
        />
      )}
    </Box>
  );
}
