import '#components/search-words/filterMenuTexts.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { formatNumber } from '#domain/format.ts';
import type { Bounds } from '#domain/geo/geo.ts';
import type { Search } from '#domain/search/search.ts';
import { printSearch } from '#domain/search/searchUrl.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Milliseconds without a new choice before its homes are counted. */
const REST_MS = 250;

interface Preview {
  of: string;
  count: number | undefined;
}

/**
 * Returns the number of homes of a search; undefined until it is known, and after a failure. A newer search cancels the
 * older call, so the count always belongs to the search.
 */
function useCountPreview(search: Search, bounds: Bounds | undefined): number | undefined {
  const dispatch = useAppDispatch();
  const [preview, setPreview] = useState<Preview>();
  const countKey = `${printSearch({ ...search, page: 1 })} ${JSON.stringify(bounds)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `countKey` contains everything of search and bounds that the count depends on.
  useEffect(() => {
    let cancel = () => {};
    const timer = setTimeout(() => {
      const call = dispatch(
        realtyApi.endpoints.count.initiate(bounds === undefined ? { search } : { search, bounds }),
      );
      cancel = () => {
        call.abort();
        call.unsubscribe();
      };
      void call.then(({ data, isSuccess, isError }) => {
        if (isSuccess || isError) setPreview({ of: countKey, count: data });
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [countKey, dispatch]);

  return preview?.of === countKey ? preview.count : undefined;
}

interface ShowHomesButtonProps {
  /** A choice that is not applied yet. */
  search: Search;
  bounds: Bounds | undefined;
  onClick: () => void;
}

/** Applies a choice, and shows its number of homes before. */
export function ShowHomesButton({ search, bounds, onClick }: ShowHomesButtonProps) {
  const { t, i18n } = useTranslation('filterMenu');
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
