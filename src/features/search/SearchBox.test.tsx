import { act, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { searchRead } from '#store/searchParamsSlice.ts';
import { renderWithServices } from '#tests/support/renderWithServices.tsx';
import { SearchBox } from './SearchBox.tsx';

test('a place that arrives late keeps the typed text, until another page is opened', async () => {
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
