import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { makeStore } from '#store/makeStore.ts';
import { network } from '#tests/support/page/network.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';

function renderChips(near: Search['near'], kinds: readonly string[]) {
  network.use(http.get('*/realty/amenities/kinds', () => HttpResponse.json({ kinds })));
  const onChange = vi.fn<(next: Search) => void>();
  const { user } = renderPiece(
    <Provider store={makeStore()}>
      <ActiveFilters search={{ ...DEFAULT_SEARCH, near }} onChange={onChange} />
    </Provider>,
  );
  return { onChange, user };
}

test('each chosen walk has a chip of its own', async () => {
  const { onChange, user } = renderChips({ station: 10, school: 15 }, ['school', 'station']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Within a 15-min walk of a school',
    'Within a 10-min walk of a station',
    'Clear all',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove filter: Within a 15-min walk of a school' }));
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SEARCH, near: { station: 10 } }),
  );
});

test('a walk to a kind that the service has none of is said to match no home', async () => {
  renderChips({ school: 15, hospital: 20 }, ['school']);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'We have no list of these places here, so no home can match: Within a 20-min walk of a hospital.',
  );
});
