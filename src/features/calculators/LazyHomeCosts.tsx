import Box from '@mui/material/Box';
import { type ComponentProps, useRef } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useHasInteracted } from '#components/lazy/usePreload.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { showSection } from '#ui/showSection.ts';
import { useNearView } from '#ui/useNearView.ts';
import { CASH_TO_CLOSE_ANCHOR } from './closing/anchor.ts';

const HomeCosts = lazyOnIntent(async () => (await import('./HomeCosts.tsx')).HomeCosts);

/** Distance in pixels from the viewport at which both sections are loaded. */
const MARGIN_PX = 800;
/** Approximate height of both sections, so that visible content below does not move. */
const HEIGHT_PX = 1900;
/** Approximate height of the calculator. */
const CARD_PX = 1050;

/**
 * HomeCosts, whose code is loaded at the visitor's first move, so that the browser's search finds its text, or when it is
 * near.
 */
export function LazyHomeCosts(props: Omit<ComponentProps<typeof HomeCosts>, 'onShown'>) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place, MARGIN_PX);
  const hasMoved = useHasInteracted();
  const jumped = useRef(false);
  const skeleton = (
    <Box
      id={CASH_TO_CLOSE_ANCHOR}
      onFocus={() => {
        jumped.current = true;
      }}
      sx={{ minHeight: HEIGHT_PX, outline: 'none', scrollMarginTop: 88 }}
    >
      <Skeleton width="60%" height={28} sx={{ maxWidth: 320, mb: 4 }} />
      <Skeleton variant="rounded" height={CARD_PX} />
    </Box>
  );
  if (props.price === null || props.price <= 0) return null;
  return (
    <Box ref={place} sx={{ minWidth: 0, display: 'grid', gap: 12, alignContent: 'start' }}>
      <HomeCosts
        when={isNear || hasMoved}
        fallback={skeleton}
        {...props}
        onShown={() => {
          // The visitor followed the link while the sections were loading, and is moved on to the right one.
          if (jumped.current) showSection(CASH_TO_CLOSE_ANCHOR);
          jumped.current = false;
        }}
      />
    </Box>
  );
}
