import Box from '@mui/material/Box';
import { useState } from 'react';
import { placeholderPicture } from '#api/images.ts';

interface PlaceholderSceneProps {
  /** Alternative text of the missing picture; decorative without it. */
  alt?: string;
  /** Width in the page, as a `sizes` attribute, if it is larger than a thumbnail. */
  sizes?: string;
}

/**
 * A scene that fills its box where there is no picture, or none that may be shown. It reveals nothing of the home. If
 * the scene can't be loaded, its background stays.
 */
export function PlaceholderScene({ alt = '', sizes }: PlaceholderSceneProps) {
  const [failed, setFailed] = useState(false);
  return (
    <Box
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      data-placeholder
      sx={{ width: '100%', height: '100%', bgcolor: 'chip.main', overflow: 'hidden' }}
    >
      {!failed && (
        <Box
          component="img"
          {...placeholderPicture()}
          {...(sizes && { sizes })}
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
