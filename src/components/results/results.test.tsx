import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { pageCount, pageRange, ResultsPagination } from './ResultsPagination.tsx';
import { SortMenu } from './SortMenu.tsx';

test.each([
  [0, 0],
  [7, 1],
  [8, 1],
  [9, 2],
  [1234, 155],
])('%i results are on %i pages of 8, and the last partial page counts', (results, pages) => {
  expect(pageCount(results, 8)).toBe(pages);
});

test('the range of results on a page', () => {
  expect(pageRange(1, 8, 1234)).toEqual({ first: 1, last: 8 });
  expect(pageRange(2, 8, 1234)).toEqual({ first: 9, last: 16 });
  expect(pageRange(155, 8, 1234)).toEqual({ first: 1233, last: 1234 });
});

test('pages are links that can be opened in a new tab', () => {
  renderPiece(<ResultsPagination page={2} count={20} hrefFor={(page) => `/list?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Go to page 3' })).toHaveAttribute('href', '/list?page=3');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/list?page=3');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/list?page=1');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Go to page 4' })).not.toBeInTheDocument();
});

test('without addresses pages are buttons, and a press on the current one does nothing', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(<ResultsPagination page={1} count={9} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
  expect(onChange).toHaveBeenCalledWith(2);
});

test('a single page has no pagination', () => {
  renderPiece(<ResultsPagination page={1} count={8} hrefFor={String} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the sort menu has the ten orders and reports the chosen one', async () => {
  const onChange = vi.fn();
  const { user } = renderWithStore(
    <SortMenu search={{ type: 'sale', sortBy: 'random' }} onChange={onChange} />,
  );
  await user.click(screen.getByRole('button', { name: 'Sort: Recommended' }));
  const menu = await screen.findByRole('menu', { name: 'Sort: Recommended' });
  expect(
    within(menu)
      .getAllByRole('menuitemradio')
      .map((item) => item.textContent),
  ).toEqual([
    'Recommended',
    'Most Recent',
    'Oldest Buildings',
    'Most Expensive',
    'Least Expensive',
    'Most Bedrooms',
    'Fewest Bedrooms',
    'Most Bathrooms',
    'Fewest Bathrooms',
    'Most Square Feet',
  ]);
  expect(within(menu).getByRole('menuitemradio', { checked: true })).toHaveTextContent('Recommended');
  await user.click(within(menu).getByRole('menuitemradio', { name: 'Least Expensive' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('listPriceAsc'));
});
