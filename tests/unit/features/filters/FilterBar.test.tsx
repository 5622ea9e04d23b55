import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DEFAULT_SEARCH, type Search } from '../../../../src/domain/search.ts';
import { FilterBar } from '../../../../src/features/filters/FilterBar.tsx';
import { renderPiece } from '../../../support/renderPiece.tsx';

/** The bar over a search that follows its choices, as a page does. */
function renderBar(changes: Partial<Search> = {}) {
  const onChange = vi.fn<(next: Search) => void>();
  function Page() {
    const [search, setSearch] = useState<Search>({ ...DEFAULT_SEARCH, ...changes });
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
  return { onChange, ...renderPiece(<Page />) };
}

const pill = (name: RegExp | string) => screen.getByRole('button', { name });
/** The drawer's button stands on small screens only; the test's window is wide. */
const opener = () => screen.getByText('Filters', { selector: 'button' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('lease and sale each bring their price range, and start again at the first page', async () => {
  const { user, onChange } = renderBar({ minPrice: 500_000, page: 3 });
  await user.click(pill('Lease'));
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'lease', minPrice: 1000, maxPrice: 5000, page: 1 }),
  );
  expect(pill('Price: $1,000 – $5,000')).toBeVisible();
  await user.click(pill('Sale'));
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'sale', minPrice: 0, maxPrice: 7_000_000 }),
  );
  expect(pill('Price')).toBeVisible();
});

test('pressing the chosen type again changes nothing', async () => {
  const { user, onChange } = renderBar();
  await user.click(pill('Sale'));
  expect(onChange).not.toHaveBeenCalled();
});

test('beds and baths apply at once and are told by their pills', async () => {
  const { user, onChange } = renderBar({ page: 2 });
  await user.click(pill('Beds'));
  await user.click(within(screen.getByRole('dialog', { name: 'Beds' })).getByRole('radio', { name: '3+' }));
  expect(onChange).toHaveBeenCalledWith({ ...DEFAULT_SEARCH, minBeds: 3, page: 1 });
  await user.keyboard('{Escape}');
  await closed();
  expect(pill('Beds: 3+ beds')).toBeVisible();
  await user.click(pill('Baths'));
  await user.click(within(screen.getByRole('dialog', { name: 'Baths' })).getByRole('radio', { name: '2+' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...DEFAULT_SEARCH, minBeds: 3, minBaths: 2 });
  await user.keyboard('{Escape}');
  await closed();
  expect(pill('Clear all (2)')).toBeVisible();
});

test('Any and the kinds of home exclude each other', async () => {
  const { user } = renderBar();
  await user.click(pill('Home Type'));
  const menu = screen.getByRole('dialog', { name: 'Home Type' });
  const box = (name: string) => within(menu).getByRole('checkbox', { name });
  expect(within(menu).getAllByRole('checkbox')).toHaveLength(8);
  expect(box('Any (All)')).toBeChecked();
  await user.click(box('Multiplex'));
  await user.click(box('Detached'));
  expect(box('Any (All)')).not.toBeChecked();
  await user.keyboard('{Escape}');
  await closed();
  await user.click(pill('Home Type: Detached +1'));
  const again = screen.getByRole('dialog', { name: 'Home Type' });
  await user.click(within(again).getByRole('checkbox', { name: 'Any (All)' }));
  expect(within(again).getByRole('checkbox', { name: 'Detached' })).not.toBeChecked();
  await user.keyboard('{Escape}');
  await closed();
  expect(pill('Home Type')).toBeVisible();
});

test('a typed price range applies when the menu closes', async () => {
  const { user, onChange } = renderBar();
  await user.click(pill('Price: Up to $6M'));
  await user.type(screen.getByRole('textbox', { name: 'Lowest price' }), '850k');
  const highest = screen.getByRole('textbox', { name: 'Highest price' });
  await user.clear(highest);
  await user.type(highest, '1,200,000');
  expect(onChange).not.toHaveBeenCalled();
  await user.click(pill('Done'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    ...DEFAULT_SEARCH,
    minPrice: 850_000,
    maxPrice: 1_200_000,
  });
  await closed();
  expect(pill('Price: $850K – $1.2M')).toBeVisible();
});

test('a lowest price above the highest is put right with a message', async () => {
  const { user, onChange } = renderBar({ maxPrice: 500_000 });
  await user.click(pill('Price: Up to $500K'));
  await user.type(screen.getByRole('textbox', { name: 'Lowest price' }), '900000{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(
    'The lowest price was above the highest, so we swapped them.',
  );
  expect(screen.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('500,000');
  await user.click(pill('Done'));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ minPrice: 500_000, maxPrice: 900_000 }));
  await closed();
});

test('an emptied highest price, and the top step, mean no maximum', async () => {
  const { user, onChange } = renderBar({ type: 'lease', minPrice: 1000, maxPrice: 5000 });
  await user.click(pill('Price: $1,000 – $5,000'));
  await user.clear(screen.getByRole('textbox', { name: 'Highest price' }));
  await user.tab();
  const thumb = screen.getByRole('slider', { name: 'Highest price' });
  expect(thumb).toHaveAttribute('aria-valuetext', 'Max');
  await user.click(pill('Done'));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ minPrice: 1000, maxPrice: 10_000 }));
  await closed();
  expect(pill('Price: $1,000+')).toBeVisible();
});

test('the slider moves by its stops with the keyboard', async () => {
  const { user, onChange } = renderBar();
  await user.click(pill('Price: Up to $6M'));
  screen.getByRole('slider', { name: 'Lowest price' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.click(pill('Done'));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ minPrice: 50_000, maxPrice: 6_000_000 }));
  await closed();
});

test('an unchanged price is no choice', async () => {
  const { user, onChange } = renderBar();
  await user.click(pill('Price: Up to $6M'));
  await user.click(pill('Done'));
  await closed();
  expect(onChange).not.toHaveBeenCalled();
});

test('Clear all sets the filters back and keeps type, place and order', async () => {
  const place = { state: 'Ontario', city: 'Toronto' };
  const { user, onChange } = renderBar({
    ...place,
    minPrice: 500_000,
    minBeds: 2,
    homeTypes: ['detached'],
    sortBy: 'bedsDesc',
  });
  await user.click(pill('Clear all (3)'));
  expect(onChange).toHaveBeenCalledWith({ ...DEFAULT_SEARCH, ...place, sortBy: 'bedsDesc' });
  expect(screen.queryByRole('button', { name: /Clear all/ })).not.toBeInTheDocument();
});

test('the drawer searches only on Apply', async () => {
  const { user, onChange } = renderBar();
  await user.click(opener());
  const drawer = screen.getByRole('dialog', { name: 'Filters' });
  await user.click(within(drawer).getAllByRole('radio', { name: '4+' })[0] ?? drawer);
  await user.click(within(drawer).getByRole('checkbox', { name: 'Condo Apt' }));
  await user.click(within(drawer).getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(onChange).not.toHaveBeenCalled();
  await user.click(opener());
  const again = screen.getByRole('dialog', { name: 'Filters' });
  expect(within(again).getByRole('checkbox', { name: 'Condo Apt' })).not.toBeChecked();
  await user.click(within(again).getByRole('checkbox', { name: 'Other' }));
  await user.click(within(again).getByRole('button', { name: 'Apply' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SEARCH, homeTypes: ['other'] });
  await closed();
  expect(opener()).toHaveTextContent('1Filters, 1 in use');
});

test.each([
  [{ state: 'Ontario', city: 'Toronto' }, '/map/Toronto?beds=2', '/list/Ontario/Toronto?beds=2'],
  [
    { state: 'Ontario', city: 'Toronto', neighborhood: 'The Annex' },
    '/map?beds=2&state=Ontario&city=Toronto&neighborhood=The+Annex',
    '/list/Ontario/Toronto/The-Annex?beds=2',
  ],
  [{}, '/map?beds=2', '/list?beds=2'],
])('of %o map and list are two views of the same search', (place, map, list) => {
  renderBar({ ...place, minBeds: 2, page: 4 });
  const views = within(screen.getByRole('navigation', { name: 'Map or list' }));
  expect(views.getByRole('link', { name: 'Map' })).toHaveAttribute('href', map);
  expect(views.getByRole('link', { name: 'List' })).toHaveAttribute('href', list);
  expect(views.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
});

test('a second choice builds on the first before the address bar has followed', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(<FilterBar view="map" search={DEFAULT_SEARCH} onChange={onChange} />);
  await user.click(pill('Home Type'));
  await user.click(screen.getByRole('checkbox', { name: 'Detached' }));
  expect(screen.getByRole('checkbox', { name: 'Detached' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Other' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...DEFAULT_SEARCH, homeTypes: ['detached', 'other'] });
});
