import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { makeStore } from '#store/makeStore.ts';
import { network } from '#tests/support/page/network.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { FilterBar } from '../FilterBar.tsx';

/** The bar, and the bodies of its count requests. */
function renderBar() {
  const counted: Record<string, unknown>[] = [];
  network.use(
    http.post('*/realty/listings', async ({ request }) => {
      counted.push((await request.json()) as Record<string, unknown>); // the body from countBody
      return HttpResponse.json({ count: counted.length });
    }),
  );
  const onChange = vi.fn<(next: Search) => void>();
  function Page() {
    const [search, setSearch] = useState(DEFAULT_SEARCH);
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

test.each([
  ['More filters', () => screen.getByRole('button', { name: 'More filters' })],
  ['the drawer', () => screen.getByText('Filters', { selector: 'button' })],
])('open houses of this weekend are chosen in %s, with a count before', async (_, opener) => {
  const { counted, onChange, user } = renderBar();
  await user.click(opener());
  await user.click(await screen.findByRole('switch', { name: 'Open house this weekend' }));
  await waitFor(() => expect(counted.at(-1)).toMatchObject({ openHouse: 'weekend' }));
  expect(onChange).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /^Show \d/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SEARCH, openHouse: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'More filters: Open house this weekend' })).toBeVisible();
});
