import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { FilterBar } from '#features/filters/FilterBar.tsx';
import { makeStore } from '#store/makeStore.ts';
import { network } from './page/network.ts';
import { renderPiece } from './renderPiece.tsx';

/** Renders the bar of filters on a list. The bodies of its count requests are in `counted`. */
export function renderFilterBar(first: Search = DEFAULT_SEARCH) {
  const counted: Record<string, unknown>[] = [];
  network.use(
    http.post('*/realty/listings', async ({ request }) => {
      counted.push((await request.json()) as Record<string, unknown>); // the body from countBody
      return HttpResponse.json({ count: counted.length });
    }),
  );
  const onChange = vi.fn<(next: Search) => void>();
  function Page() {
    const [search, setSearch] = useState(first);
    return (
      <FilterBar
        view="list"
        search={search}
        onChange={(next) => {
          onChange(next);
          setSearch(next);
        }}
      />
    );
  }
  const { user } = renderPiece(
    <Provider store={makeStore()}>
      <Page />
    </Provider>,
  );
  return { counted, onChange, user };
}
