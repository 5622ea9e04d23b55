import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { searchRead } from '#store/searchParamsSlice.ts';
import { renderWithServices } from '#tests/support/renderWithServices.tsx';
import { fetchSearchBox, SearchBox } from './SearchBox.tsx';

test('between what the resting box hands over and the box that goes on from it nothing can be typed', async () => {
  const standing: boolean[] = [];
  const read = vi.spyOn(HTMLInputElement.prototype, 'selectionStart', 'get').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    // The next key would come no sooner than this.
    queueMicrotask(() => standing.push(this.isConnected));
    return 0;
  });
  onTestFinished(() => read.mockRestore());
  await renderWithServices(<SearchBox variant="bar" />);
  const resting = screen.getByRole('combobox');
  await waitFor(() => expect(screen.getByRole('combobox')).not.toBe(resting));
  expect(standing).toEqual([false]);
});

test('the place of a page whose code comes late leaves what was typed on it, until another page is opened', async () => {
  await fetchSearchBox();
  const { user, store } = await renderWithServices(
    <>
      <Link to="/list/Ontario/Toronto">Toronto's list</Link>
      <Link to="/list/Ontario/Hamilton">Hamilton's list</Link>
      <SearchBox variant="bar" />
    </>,
  );
  const read = (city: string) =>
    act(() => void store.dispatch(searchRead({ ...DEFAULT_SEARCH, state: 'Ontario', city })));
  await user.click(screen.getByRole('link', { name: "Toronto's list" }));
  await user.type(screen.getByRole('combobox'), 'queen');
  read('Toronto');
  expect(screen.getByRole('combobox')).toHaveValue('queen');
  await user.click(screen.getByRole('link', { name: "Hamilton's list" }));
  read('Hamilton');
  expect(screen.getByRole('combobox')).toHaveValue('Hamilton');
});
