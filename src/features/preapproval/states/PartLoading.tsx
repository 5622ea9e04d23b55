import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

interface PartLoadingProps {
  /** What is on its way, read out. */
  text: string;
  /** Heights in pixels of what will stand here. */
  heights: readonly number[];
}

/** Bars in the shape of what comes. */
export function PartLoading({ text, heights }: PartLoadingProps) {
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {heights.map((height, place) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars stand for nothing of their own
          key={place}
          variant="rounded"
          height={height}
          aria-hidden
          sx={{ mt: place > 0 ? 4 : 0 }}
        />
      ))}
    </>
  );
}
