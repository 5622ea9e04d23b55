import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { LazyPart } from '#components/lazy/lazyOnIntent.tsx';
import { useNearView } from '#ui/useNearView.ts';

/** A part's code comes when the part is this near to the view. */
const NEAR_PX = 600;

interface LaterPartProps {
  part: LazyPart<object>;
  /** The part's height in pixels in narrow windows, from 600, and from 1024 on: nothing moves when it comes. */
  height: Readonly<{ narrow: number; middle: number; wide: number }>;
  nearPx?: number;
  /** A place within the part: who asks for it by name does not wait. */
  anchor?: string;
}

/** A part far down the page, whose code is loaded when the visitor comes near. */
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
