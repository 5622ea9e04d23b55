import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useNearView } from './useNearView.ts';

interface RenderWhenNearProps {
  /** Distance in pixels from the visible part of the page at which the children are rendered. */
  marginPx: number;
  /** Approximate height of the children in pixels, reserved so that the content below does not visibly move. */
  heightPx: number;
  children: ReactNode;
}

/**
 * Renders its children, and so requests their data, when the visitor scrolls near them. Children that turn out empty
 * leave no gap in a grid.
 */
export function RenderWhenNear({ marginPx, heightPx, children }: RenderWhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place, marginPx);
  return (
    <Box ref={place} sx={isNear ? { '&:empty': { display: 'none' } } : { minHeight: heightPx }}>
      {isNear && children}
    </Box>
  );
}
