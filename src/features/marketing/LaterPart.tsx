import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { LazyPart } from '#components/lazy/lazyOnIntent.tsx';
import { useNearView } from '#ui/useNearView.ts';

/** A part's code loads when the part is within this many pixels of the view. */
const NEAR_PX = 600;

interface LaterPartProps {
  part: LazyPart<object>;
  /** Reserved height in pixels: in narrow windows, from 600 px and from 1024 px. */
  height: Readonly<{ narrow: number; middle: number; wide: number }>;
  nearPx?: number;
  /** An anchor in the part. An address with this anchor loads the part at once. */
  anchor?: string;
}

/** A part far down the page. Its code loads when the visitor scrolls near it. */
export function LaterPart({ part: Part, height, nearPx = NEAR_PX, anchor }: LaterPartProps) {
  const { hash } = useLocation();
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNearView(room, nearPx);
  const isWanted = isNear || (anchor !== undefined && hash === `#${anchor}`);
  return (
    <Box
      ref={room}
      sx={{
        minHeight: height.narrow,
        '@media (min-width:600px)': { minHeight: height.middle },
        '@media (min-width:1024px)': { minHeight: height.wide },
      }}
    >
      <Part when={isWanted} fallback={<div aria-busy />} />
    </Box>
  );
}
