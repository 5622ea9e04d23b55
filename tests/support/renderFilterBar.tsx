import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import type { AmenityKind } from '#domain/amenities.ts';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { FilterBar } from '#features/filters/FilterBar.tsx';
import { makeStore } from '#store/makeStore.ts';
import { network } from './page/network.ts';
import { renderPiece } from './renderPiece.tsx';

/**
 * Renders the bar of filters on a list, for a visitor by default. The bodies of its count requests are in `counted`.
 * @param kinds kinds of amenities that the service has
 */
export function renderFilterBar(
  first: Search = DEFAULT_SEARCH,
  kinds: readonly AmenityKind[] = [],
  session: 'active' | 'inactive' = 'inactive',
) {
  const counted: Record<string, unknown>[] = [];
  network.use(
    http.get('*/realty/amenities/kinds', () => HttpResponse.json({ kinds })),
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
    <Provider store={makeStore({ session: { status: session, user: null } })}>
      <Page />
    </Provider>,
  );
  return { counted, onChange, user };
}
