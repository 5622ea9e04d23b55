import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useNearView } from './useNearView.ts';

interface NearViewProps {
  /** Pixels from the view at which the children are drawn. */
  marginPx: number;
  /** About the children's height in pixels: what stands below is not seen to move. */
  heightPx: number;
  children: ReactNode;
}

/** Draws its children, and so asks for what they show, when the visitor comes near. */
export function NearView({ marginPx, heightPx, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place, marginPx);
  return (
    <Box ref={place} sx={{ minHeight: isNear ? 0 : heightPx }}>
      {isNear && children}
    </Box>
  );
}
