import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { makeStore } from '#store/makeStore.ts';
import { network } from '#tests/support/page/network.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { WithoutFilters } from './WithoutFilters.tsx';

const SEARCH: Search = {
  ...DEFAULT_SEARCH,
  minBeds: 3,
  minBaths: 4,
  minSqft: 2000,
  homeTypes: ['detached'],
  keywords: 'helipad',
};

/** Renders the offers. The service counts a search by the one filter that it lacks. */
function renderOffers(homesWithout: Partial<Record<string, number>>) {
  network.use(
    http.post('*/realty/listings', async ({ request }) => {
      const body = (await request.json()) as object; // the body from countBody
      const names = ['minBeds', 'minBaths', 'minSqft', 'propertyType', 'search'];
      const [missing = '', ...others] = names.filter((name) => !(name in body));
      if (homesWithout[missing] === undefined) return new HttpResponse(null, { status: 500 });
      return HttpResponse.json({ count: others.length === 0 ? homesWithout[missing] : -1 });
    }),
  );
  const onChange = vi.fn<(next: Search) => void>();
  return {
    onChange,
    ...renderPiece(
      <Provider store={makeStore()}>
        <WithoutFilters search={SEARCH} onChange={onChange} />
      </Provider>,
    ),
  };
}

const offers = async () => (await screen.findAllByRole('button')).map(({ textContent }) => textContent);

test('the three filters that cost the most homes are offered for removal', async () => {
  const { user, onChange } = renderOffers({
    minBeds: 12,
    minBaths: 0,
    minSqft: 1,
    propertyType: 7,
    search: 1341,
  });
  expect(await offers()).toEqual([
    'Without “helipad”: 1,341 homes',
    'Without 3+ beds: 12 homes',
    'Without Detached: 7 homes',
  ]);
  await user.click(screen.getByRole('button', { name: /helipad/ }));
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...SEARCH, keywords: '' }));
});

test('a filter that excludes nothing by itself, or that cannot be counted, is not offered', async () => {
  renderOffers({ minBeds: 0, minBaths: 0, minSqft: 1 });
  expect(await offers()).toEqual(['Without 2,000+ sqft: 1 home']);
});
