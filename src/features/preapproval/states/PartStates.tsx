import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { isCallError } from '#api/errors.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

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

interface LoadFailedProps {
  /** What could not be had. */
  text: string;
  error: Parameters<typeof isCallError>[0];
  onRetry: () => void;
}

/** Says what could not be loaded, with a way to try again; that happens by itself when the connection is back. */
export function LoadFailed({ text, error, onRetry }: LoadFailedProps) {
  const { t } = usePreapprovalText();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const isUnreachable = isCallError(error) && error.status === 0;
  return (
    <AlertBox text={isUnreachable ? `${text} ${t('unreachable')}` : text}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </AlertBox>
  );
}
