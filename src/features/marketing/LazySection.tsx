import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { LazyComponent } from '#components/lazy/lazyOnIntent.tsx';
import { useNearView } from '#ui/useNearView.ts';

/** A section's code loads when the section is within this many pixels of the view. */
const NEAR_PX = 600;

interface LazySectionProps {
  part: LazyComponent<object>;
  /** Reserved height in pixels: in narrow windows, from 600 px and from 1024 px. */
  height: Readonly<{ narrow: number; middle: number; wide: number }>;
  nearPx?: number;
  /** An anchor in the section. An address with this anchor loads it at once. */
  anchor?: string;
}

/** A section far down the page. Its code loads when the visitor scrolls near it. */
export function LazySection({ part: Part, height, nearPx = NEAR_PX, anchor }: LazySectionProps) {
  const { hash } = useLocation();
  const space = useRef<HTMLDivElement>(null);
  const isNear = useNearView(space, nearPx);
  const isShown = isNear || (anchor !== undefined && hash === `#${anchor}`);
  return (
    <Box
      ref={space}
      sx={{
        minHeight: height.narrow,
        '@media (min-width:600px)': { minHeight: height.middle },
        '@media (min-width:1024px)': { minHeight: height.wide },
      }}
    >
      <Part when={isShown} fallback={<div aria-busy />} />
    </Box>
  );
}
