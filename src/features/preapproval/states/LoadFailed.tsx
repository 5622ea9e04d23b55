import { useEffect } from 'react';
import { isCallError } from '#api/errors.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { Button } from '#ui/Button.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

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
