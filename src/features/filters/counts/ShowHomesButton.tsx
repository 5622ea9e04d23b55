import { useTranslation } from 'react-i18next';
import { formatNumber } from '#domain/format.ts';
import type { Bounds } from '#domain/geo/geo.ts';
import type { Search } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useCountPreview } from './useCountPreview.ts';

interface ShowHomesButtonProps {
  /** The choice that is not applied yet. */
  search: Search;
  bounds: Bounds | undefined;
  onClick: () => void;
}

/** Applies a choice, and says beforehand how many homes it gives. */
export function ShowHomesButton({ search, bounds, onClick }: ShowHomesButtonProps) {
  const { t, i18n } = useTranslation('filters');
  const count = useCountPreview(search, bounds);
  const text =
    count === undefined
      ? t('show.homes')
      : t('show.count', { count, number: formatNumber(count, localeOf(i18n.language)) });
  return (
    <>
      <Button variant="contained" onClick={onClick} sx={{ minWidth: 176 }}>
        {text}
      </Button>
      <VisuallyHidden role="status">{count === undefined ? '' : text}</VisuallyHidden>
    </>
  );
}
