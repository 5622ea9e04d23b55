import Box from '@mui/material/Box';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Sheet } from '../Sheet.tsx';

function SummarySkeleton() {
  return (
    <Sheet>
      <Skeleton width={140} height={21} />
      <Skeleton width={220} height={43} sx={{ mt: 1 }} />
      <Skeleton width="55%" height={21} sx={{ mt: 2 }} />
      <Skeleton width="85%" height={50} sx={{ mt: 3 }} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
          gap: 5,
          mt: 5,
          pt: 5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {['average', 'sold', 'days', 'above'].map((figure) => (
          <div key={figure}>
            <Skeleton width="70%" height={26} />
            <Skeleton width="90%" height={21} />
          </div>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 3, mt: 6 }}>
        <Skeleton variant="rounded" width={150} height={44} sx={{ borderRadius: 999 }} />
        <Skeleton variant="rounded" width={150} height={44} sx={{ borderRadius: 999 }} />
      </Box>
    </Sheet>
  );
}

/** Skeleton of a section with charts. */
export function ChartsSkeleton() {
  return (
    <Box aria-hidden>
      <Skeleton width="60%" height={26} sx={{ mb: 4 }} />
      <Sheet>
        <Skeleton width={200} height={43} />
        <Skeleton width="80%" height={50} sx={{ mt: 2 }} />
        <Skeleton variant="rounded" height={290} sx={{ mt: 6 }} />
        <Skeleton variant="rounded" height={200} sx={{ mt: 5 }} />
        <Skeleton width={180} height={44} sx={{ mt: 5 }} />
      </Sheet>
    </Box>
  );
}

/** Skeleton of the figures. */
export function TrendsSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 12 }}>
      <SummarySkeleton />
      <ChartsSkeleton />
      <ChartsSkeleton />
    </Box>
  );
}
