import { useEffect, useState } from 'react';
import { realtyApi } from '#api/realty/realtyApi.ts';
import type { Bounds } from '#domain/geo/geo.ts';
import type { Search } from '#domain/search/search.ts';
import { printSearch } from '#domain/search/searchUrl.ts';
import { useAppDispatch } from '#store/hooks.ts';

/** Milliseconds that a choice rests before its homes are counted. */
const REST_MS = 250;

interface Preview {
  of: string;
  count: number | undefined;
}

/**
 * How many homes a search would give; undefined until it is known, and where it can't be. A newer search cancels the
 * older call, so that the count is never that of another choice.
 */
export function useCountPreview(search: Search, bounds: Bounds | undefined): number | undefined {
  const dispatch = useAppDispatch();
  const [preview, setPreview] = useState<Preview>();
  const asked = `${printSearch({ ...search, page: 1 })} ${JSON.stringify(bounds)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all that the count depends on of search and bounds.
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
        if (isSuccess || isError) setPreview({ of: asked, count: data });
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [asked, dispatch]);

  return preview?.of === asked ? preview.count : undefined;
}
