import { Link } from 'react-router';
import { useCommuteReason } from '#components/commute/useCommuteReason.ts';
import { useFactTexts } from '#components/search-words/useFilterText.ts';
import { paths } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';
import { usePriceText } from './usePriceText.ts';

/** Says that a search by yield needs an account, as the results do. */
export function LoginNote({ search }: { search: Search }) {
  const { t } = useFactTexts();
  return (
    <p role="status">
      {t('yieldLogin.why')}{' '}
      <Button size="small" component={Link} to={paths.login(paths.map(search), 'seeHomes')}>
        {t('yieldLogin.login')}
      </Button>
    </p>
  );
}

/** Says why the homes of a commute are not known. */
export function CommuteNote({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { t } = usePriceText();
  const { sentence, isPassing } = useCommuteReason(code);
  return (
    <p role="status">
      {sentence}{' '}
      {isPassing && (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </p>
  );
}
