import { styled } from '@mui/material/styles';
import { useState } from 'react';

/** Size of the pictures of the map in pixels. */
export const PICTURE_SIZE = { width: 480, height: 320 } as const;

const Picture = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

/** A picture of the map that fills its frame. Each source replaces the one before if that fails. */
export function MapImage({ sources }: { sources: readonly string[] }) {
  const [failures, setFailures] = useState(0);
  const src = sources[failures];
  if (src === undefined) return null;
  return (
    <Picture
      {...PICTURE_SIZE}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailures(failures + 1)}
    />
  );
}
