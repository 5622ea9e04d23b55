import { useEffect } from 'react';
import { isCallError } from '#api/errors.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

interface PartLoadingProps {
  /** Text for screen readers while loading. */
  text: string;
  /** Heights of the content in pixels. */
  heights: readonly number[];
}

/** A skeleton of bars. */
export function PartLoading({ text, heights }: PartLoadingProps) {
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {heights.map((height, place) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a skeleton have no identity
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
  /** The error in one sentence. */
  text: string;
  error: Parameters<typeof isCallError>[0];
  onRetry: () => void;
}

/**
 * Says that something could not be loaded, with a button to retry. When the device is online again, the retry is
 * automatic.
 */
export function LoadFailed({ text, error, onRetry }: LoadFailedProps) {
  const { t } = usePreapprovalText();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const isUnreachable = isCallError(error) && error.status === 0;
  return (
    <div data-says-fault>
      <AlertBox text={isUnreachable ? `${text} ${t('unreachable')}` : text}>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </AlertBox>
    </div>
  );
}
