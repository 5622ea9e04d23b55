import { useTranslation } from 'react-i18next';
import { isUnreached } from '#api/errors.ts';
import { EmptyState } from '#components/frames/EmptyState.tsx';
import { Button } from '#ui/Button.tsx';

interface ResultsFailedProps {
  error: Parameters<typeof isUnreached>[0];
  onRetry: () => void;
}

/** The results could not be had: says why as far as it is known, and asks again. */
export function ResultsFailed({ error, onRetry }: ResultsFailedProps) {
  const { t } = useTranslation('list');
  const unreachable = isUnreached(error);
  return (
    <EmptyState
      role="alert"
      sentence={t(unreachable ? 'unreachable' : 'failed')}
      action={
        <Button variant="contained" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
