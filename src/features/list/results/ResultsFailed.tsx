import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isUnreached } from '#api/errors.ts';
import { CommuteFailed, commuteFailure } from '#components/commute/commuteFailure.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { LoginForYield } from '#components/results/LazyLoginForYield.tsx';
import { useNeedsLogin } from '#components/results/useNeedsLogin.ts';
import { paths } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';
import { useOnline } from '#ui/useOnline.ts';

interface ResultsFailedProps {
  search: Search;
  onChange: (next: Search) => void;
  error: Parameters<typeof isUnreached>[0];
  onRetry: () => void;
}

/** Returns the sentence about results that could not be loaded: that of the notice, if the device is offline. */
export function useFailureSentence(error: ResultsFailedProps['error']): string {
  const { t } = useTranslation('list');
  const { t: notices } = useTranslation('notices');
  const isOnline = useOnline();
  if (!isUnreached(error)) return t('failed');
  return isOnline ? t('unreachable') : notices('offline');
}

/** Shown if the results could not be loaded: the reason, if it is known, and a retry. */
export function ResultsFailed({ error, onRetry, ...shown }: ResultsFailedProps) {
  const { t } = useTranslation('list');
  const needsLogin = useNeedsLogin(shown.search, error);
  const code = commuteFailure(shown.search, error);
  const sentence = useFailureSentence(error);
  if (needsLogin) return <LoginForYield back={paths.list(shown.search)} {...shown} />;
  if (code) return <CommuteFailed code={code} onRetry={onRetry} {...shown} />;
  return (
    <EmptyState
      role="alert"
      sentence={sentence}
      action={
        <Button variant="contained" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

/** Replaces the cards of a page that could not be loaded. */
export function FailedPage(props: ResultsFailedProps) {
  return (
    <Box component="li" sx={{ gridColumn: '1 / -1' }}>
      <ResultsFailed {...props} />
    </Box>
  );
}
