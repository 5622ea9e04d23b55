import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, type RefObject, Suspense, useEffect, useRef } from 'react';
import { showSection } from '#ui/showSection.ts';
import { useNearView } from '#ui/useNearView.ts';
import { CASH_TO_CLOSE_ANCHOR } from './closing/anchor.ts';
import { useWanted } from './useWanted.tsx';

const load = () => import('./HomeCosts.tsx').then(({ HomeCosts }) => HomeCosts);

/** Both sections come when the visitor is this near to them, in pixels. */
const MARGIN_PX = 800;
/** About their height, so that what stands below is never seen to move. */
const HEIGHT_PX = 1900;
/** About the calculator's height. */
const CARD_PX = 1050;

/** Drawn with the sections: who jumped to the place where they were awaited gets on to the one that was meant. */
function Arrival({ jumped }: { jumped: RefObject<boolean> }) {
  useEffect(() => {
    if (jumped.current) showSection(CASH_TO_CLOSE_ANCHOR);
    jumped.current = false;
  }, [jumped]);
  return null;
}

/** HomeCosts, whose code and fields come when the visitor comes near them. */
export function LaterHomeCosts(props: ComponentProps<Awaited<ReturnType<typeof load>>>) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place, MARGIN_PX);
  const { Part: HomeCosts, trouble } = useWanted(load, isNear);
  const jumped = useRef(false);
  const waiting = (
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
      {HomeCosts ? (
        <Suspense fallback={waiting}>
          <HomeCosts {...props} />
          <Arrival jumped={jumped} />
        </Suspense>
      ) : (
        (trouble ?? waiting)
      )}
    </Box>
  );
}
