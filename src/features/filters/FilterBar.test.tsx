import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { type ReactElement, useState } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';
import { makeStore } from '#store/makeStore.ts';
import { network } from '#tests/support/page/network.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { FilterBar } from './FilterBar.tsx';

/** The bodies of count requests. The service returns a number that depends on the beds. */
let counted: Record<string, unknown>[] = [];
beforeEach(() => {
  counted = [];
  network.use(
    http.get('*/realty/amenities/kinds', () => HttpResponse.json({ kinds: [] })),
    http.post('*/realty/listings', async ({ request }) => {
      const body = (await request.json()) as { minBeds?: number }; // the body from countBody
      counted.push(body);
      return HttpResponse.json({ count: 1000 + (body.minBeds ?? 0) });
    }),
  );
});

const renderWithStore = (piece: ReactElement) =>
  renderPiece(<Provider store={makeStore()}>{piece}</Provider>);

/** The bar over a search that follows its choices, as on a page. */
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
  return { onChange, ...renderWithStore(<Page />) };
}

const pill = (name: RegExp | string) => screen.getByRole('button', { name });
/** The drawer's button is visible in small windows only; the test's window is wide. */
const opener = () => screen.getByText('Filters', { selector: 'button' });
/** The code of a menu is loaded at the first move. */
const opened = () => screen.findByRole('button', { name: /^Show (\d|homes)/ });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The latest choice is told in the frame after the press. */
const changed = (onChange: Mock, search: unknown) =>
  waitFor(() => expect(onChange).toHaveBeenLastCalledWith(search));

test('lease and sale each set their price range and the first page', async () => {
  const { user, onChange } = renderBar({ minPrice: 500_000, page: 3 });
  await user.click(pill('Lease'));
  await changed(
    onChange,
    expect.objectContaining({ type: 'lease', minPrice: 1000, maxPrice: 5000, page: 1 }),
  );
  expect(pill('Price: $1,000 – $5,000')).toBeVisible();
  await user.click(pill('Sale'));
  await changed(onChange, expect.objectContaining({ type: 'sale', minPrice: 0, maxPrice: 7_000_000 }));
  expect(pill('Price')).toBeVisible();
});

test('pressing the chosen type again changes nothing', async () => {
  const { user, onChange } = renderBar();
  await user.click(pill('Sale'));
  expect(onChange).not.toHaveBeenCalled();
});

/** The button of the open menu or drawer that applies the choice. */
const show = (within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  within_.getByRole('button', { name: /^Show (\d|homes)/ });

test('beds and baths are shown in their pill, square feet in More filters', async () => {
  const { user, onChange } = renderBar({ page: 2 });
  await user.click(pill('Beds & Baths'));
  await opened();
  const menu = within(screen.getByRole('dialog', { name: 'Beds & Baths' }));
  await user.click(within(menu.getByRole('group', { name: 'Beds' })).getByRole('radio', { name: '3+' }));
  await user.click(within(menu.getByRole('group', { name: 'Baths' })).getByRole('radio', { name: '2+' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(show());
  const chosen = { ...DEFAULT_SEARCH, minBeds: 3, minBaths: 2, page: 1 };
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(chosen));
  await closed();
  expect(pill('Beds & Baths: 3+ beds · 2+ baths')).toBeVisible();
  await user.click(pill('More filters'));
  await opened();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Square feet' }), '1,250+');
  await user.click(show());
  await changed(onChange, { ...chosen, minSqft: 1250 });
  await closed();
  expect(pill('More filters: 1,250+ sqft')).toBeVisible();
});

test('keywords apply after a second without typing, with the other choices', async () => {
  const { user, onChange } = renderBar();
  await user.click(pill('More filters'));
  await opened();
  const menu = within(screen.getByRole('dialog', { name: 'More filters' }));
  await user.type(menu.getByRole('textbox', { name: 'Keywords' }), ' heated pool');
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SEARCH, keywords: 'heated pool' }),
  );
  await user.selectOptions(menu.getByRole('combobox', { name: 'Square feet' }), '500+');
  await user.type(menu.getByRole('textbox', { name: 'Keywords' }), ' sauna');
  await user.click(show());
  await changed(onChange, { ...DEFAULT_SEARCH, keywords: 'heated pool sauna', minSqft: 500 });
  await closed();
  expect(pill('More filters: 500+ sqft +1')).toBeVisible();
});

test('a press beside the menu applies the choice, Escape does not', async () => {
  const { user, onChange } = renderBar();
  await user.click(pill('Home Type'));
  await opened();
  await user.click(screen.getByRole('checkbox', { name: 'Detached' }));
  await user.keyboard('{Escape}');
  await closed();
  expect(onChange).not.toHaveBeenCalled();
  await user.click(pill('Home Type'));
  await opened();
  expect(screen.getByRole('checkbox', { name: 'Detached' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Other' }));
  const beside = document.querySelector('.MuiBackdrop-root');
  await user.click(beside ?? document.body);
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SEARCH, homeTypes: ['other'] }),
  );
  await closed();
});

test('Escape drops the text typed in a menu', async () => {
  const { user, onChange } = renderBar();
  for (const [name, field, text] of [
    ['Price: Up to $6M', 'Minimum price', '700000'],
    ['More filters', 'Keywords', 'sauna'],
  ] as const) {
    for (const _time of ['first', 'again']) {
      await user.click(pill(name));
      await opened();
      expect(screen.getByRole('textbox', { name: field })).toHaveValue('');
      await user.type(screen.getByRole('textbox', { name: field }), text);
      await user.keyboard('{Escape}');
      await closed();
    }
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('a menu shows the number of homes for the choice before it is applied', async () => {
  const { user } = renderBar();
  await user.click(pill('Beds & Baths'));
  await opened();
  const menu = within(screen.getByRole('dialog', { name: 'Beds & Baths' }));
  expect(await menu.findByRole('button', { name: 'Show 1,000 homes' })).toBeVisible();
  const beds = within(menu.getByRole('group', { name: 'Beds' }));
  // Choices in quick succession make one request.
  for (const name of ['1+', '2+', '4+']) await user.click(beds.getByRole('radio', { name }));
  expect(menu.getByRole('button', { name: 'Show homes' })).toBeVisible();
  expect(await menu.findByRole('button', { name: 'Show 1,004 homes' })).toBeVisible();
  expect(counted.map(({ minBeds }) => minBeds)).toEqual([undefined, 4]);
  expect(menu.getByRole('status')).toHaveTextContent('Show 1,004 homes');
});

test('a count that fails leaves the choice as it is', async () => {
  network.use(http.post('*/realty/listings', () => new HttpResponse(null, { status: 500 })));
  const { user, onChange } = renderBar();
  await user.click(pill('Home Type'));
  await opened();
  await user.click(screen.getByRole('checkbox', { name: 'Other' }));
  await user.click(await screen.findByRole('button', { name: 'Show homes' }));
  await changed(onChange, { ...DEFAULT_SEARCH, homeTypes: ['other'] });
  await closed();
});

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('homes for sale by days on the market', async () => {
  const { user, onChange } = renderBar();
  await user.click(pill('Status: For sale'));
  await opened();
  const menu = within(screen.getByRole('dialog', { name: 'Status' }));
  expect(menu.getByRole('radio', { name: 'For sale' })).toBeChecked();
  const days = menu.getByRole('combobox', { name: 'Days on market' });
  expect(optionsOf(days)).toEqual(['All', '1 day', '3 days', '7 days', '14 days', '30 days', '90 days']);
  await user.selectOptions(days, '7 days');
  await user.click(show());
  await changed(onChange, { ...DEFAULT_SEARCH, activeDays: 7 });
  await closed();
  expect(pill('Status: Listed in the last 7 days')).toBeVisible();
});

test('sold homes beside those for sale, by days, then alone', async () => {
  const { user, onChange } = renderBar({ activeDays: 7 });
  await user.click(pill('Status: Listed in the last 7 days'));
  await opened();
  const menu = within(screen.getByRole('dialog', { name: 'Status' }));
  expect(menu.queryByRole('combobox', { name: 'Sold in the last' })).not.toBeInTheDocument();
  await user.click(menu.getByRole('radio', { name: 'Both' }));
  const days = menu.getByRole('combobox', { name: 'Sold in the last' });
  expect(optionsOf(days)).toHaveLength(14);
  await user.selectOptions(days, '2 years');
  await user.click(show());
  const sold = { ...DEFAULT_SEARCH, showSold: true, soldDays: 720 };
  await changed(onChange, { ...sold, activeDays: 7 });
  await closed();
  await user.click(pill('Status: For sale and sold'));
  await opened();
  await user.click(screen.getByRole('radio', { name: 'Sold' }));
  expect(screen.queryByRole('combobox', { name: 'Days on market' })).not.toBeInTheDocument();
  await user.click(show());
  await changed(onChange, { ...sold, showActive: false });
  await closed();
  expect(pill('Status: Sold in the last 2 years')).toBeVisible();
});

test('for leases the menu says leased', async () => {
  const { user } = renderBar({ type: 'lease', minPrice: 1000, maxPrice: 5000, showSold: true });
  await user.click(pill('Status: For lease and leased'));
  await opened();
  const choices = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
  expect(choices).toEqual(['For lease', 'Leased', 'Both']);
  expect(screen.getByRole('combobox', { name: 'Leased in the last' })).toBeVisible();
});

test('Any and the kinds of home exclude each other', async () => {
  const { user } = renderBar();
  await user.click(pill('Home Type'));
  await opened();
  const menu = screen.getByRole('dialog', { name: 'Home Type' });
  const box = (name: string) => within(menu).getByRole('checkbox', { name });
  expect(within(menu).getAllByRole('checkbox')).toHaveLength(8);
  expect(box('Any (All)')).toBeChecked();
  await user.click(box('Multiplex'));
  await user.click(box('Detached'));
  expect(box('Any (All)')).not.toBeChecked();
  await user.click(show());
  await closed();
  await user.click(pill('Home Type: Detached +1'));
  await opened();
  const again = screen.getByRole('dialog', { name: 'Home Type' });
  await user.click(within(again).getByRole('checkbox', { name: 'Any (All)' }));
  expect(within(again).getByRole('checkbox', { name: 'Detached' })).not.toBeChecked();
  await user.click(show());
  await closed();
  expect(pill('Home Type')).toBeVisible();
});

test('a typed price range applies when the menu closes', async () => {
  const { user, onChange } = renderBar();
  await user.click(pill('Price: Up to $6M'));
  await opened();
  await user.type(screen.getByRole('textbox', { name: 'Minimum price' }), '850k');
  const highest = screen.getByRole('textbox', { name: 'Maximum price' });
  await user.clear(highest);
  await user.type(highest, '1,200,000');
  expect(onChange).not.toHaveBeenCalled();
  await user.click(show());
  await changed(onChange, { ...DEFAULT_SEARCH, minPrice: 850_000, maxPrice: 1_200_000 });
  expect(onChange).toHaveBeenCalledOnce();
  await closed();
  expect(pill('Price: $850K – $1.2M')).toBeVisible();
});

test('a minimum price above the maximum is corrected with a message', async () => {
  const { user, onChange } = renderBar({ maxPrice: 500_000 });
  await user.click(pill('Price: Up to $500K'));
  await opened();
  await user.type(screen.getByRole('textbox', { name: 'Minimum price' }), '900000{Enter}');
  expect(screen.getByText('The minimum was above the maximum, so we swapped them.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Minimum price' })).toHaveValue('500,000');
  await user.click(show());
  await changed(onChange, expect.objectContaining({ minPrice: 500_000, maxPrice: 900_000 }));
  await closed();
});

test('an empty maximum price, and the top step, mean no maximum', async () => {
  const { user, onChange } = renderBar({ type: 'lease', minPrice: 1000, maxPrice: 5000 });
  await user.click(pill('Price: $1,000 – $5,000'));
  await opened();
  await user.clear(screen.getByRole('textbox', { name: 'Maximum price' }));
  await user.tab();
  const thumb = screen.getByRole('slider', { name: 'Maximum price' });
  expect(thumb).toHaveAttribute('aria-valuetext', 'Max');
  await user.click(show());
  await changed(onChange, expect.objectContaining({ minPrice: 1000, maxPrice: 10_000 }));
  await closed();
  expect(pill('Price: $1,000+')).toBeVisible();
});

test('the slider moves by its stops with the keyboard', async () => {
  const { user, onChange } = renderBar();
  await user.click(pill('Price: Up to $6M'));
  await opened();
  screen.getByRole('slider', { name: 'Minimum price' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.click(show());
  await changed(onChange, expect.objectContaining({ minPrice: 50_000, maxPrice: 6_000_000 }));
  await closed();
});

test('an unchanged price is not a choice', async () => {
  const { user, onChange } = renderBar();
  await user.click(pill('Price: Up to $6M'));
  await opened();
  await user.click(show());
  await closed();
  expect(onChange).not.toHaveBeenCalled();
});

test('the drawer without a choice closes and searches nothing', async () => {
  const { user, onChange } = renderBar();
  await user.click(opener());
  await opened();
  await user.click(show());
  await closed();
  expect(onChange).not.toHaveBeenCalled();
});

test('the drawer searches only on Apply', async () => {
  const { user, onChange } = renderBar();
  await user.click(opener());
  await opened();
  const drawer = screen.getByRole('dialog', { name: 'Filters' });
  await user.click(within(drawer).getAllByRole('radio', { name: '4+' })[0] ?? drawer);
  await user.click(within(drawer).getByRole('checkbox', { name: 'Condo Apt' }));
  await user.click(within(drawer).getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(onChange).not.toHaveBeenCalled();
  await user.click(opener());
  await opened();
  const again = screen.getByRole('dialog', { name: 'Filters' });
  expect(within(again).getByRole('checkbox', { name: 'Condo Apt' })).not.toBeChecked();
  await user.click(within(again).getByRole('checkbox', { name: 'Other' }));
  await user.click(show(within(again)));
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SEARCH, homeTypes: ['other'] }),
  );
  await closed();
  expect(opener()).toHaveTextContent('Filters · 1, 1 in use');
});

test('a phone has the drawer and three filters in its row', () => {
  vi.stubGlobal('innerWidth', 390);
  onTestFinished(() => void vi.unstubAllGlobals());
  renderBar({ type: 'lease', minPrice: 1000, maxPrice: 5000, minBeds: 3 });
  const names = screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Filters\u00a0· 1, 1 in use', 'Price', 'Beds: 3+ beds', 'Type']);
  expect(screen.queryByRole('navigation', { name: 'Map or list' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute('href', '/map?type=lease&beds=3');
});

test.each([
  [{ state: 'Ontario', city: 'Toronto' }, '/map/Toronto?beds=2', '/list/Ontario/Toronto?beds=2'],
  [
    { state: 'Ontario', city: 'Toronto', neighborhood: 'The Annex' },
    '/map?beds=2&state=Ontario&city=Toronto&neighborhood=The+Annex',
    '/list/Ontario/Toronto/The-Annex?beds=2',
  ],
  [{}, '/map?beds=2', '/list?beds=2'],
])('for %o map and list are two views of the same search', (place, map, list) => {
  renderBar({ ...place, minBeds: 2, page: 4 });
  const views = within(screen.getByRole('navigation', { name: 'Map or list' }));
  expect(views.getByRole('link', { name: 'Map' })).toHaveAttribute('href', map);
  expect(views.getByRole('link', { name: 'List' })).toHaveAttribute('href', list);
  expect(views.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
});

test('a second choice builds on the first before the address bar has followed', async () => {
  const onChange = vi.fn();
  const { user } = renderWithStore(<FilterBar view="map" search={DEFAULT_SEARCH} onChange={onChange} />);
  await user.click(pill('Home Type'));
  await opened();
  await user.click(screen.getByRole('checkbox', { name: 'Detached' }));
  await user.click(show());
  await closed();
  await user.click(pill('Status: For sale'));
  await opened();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days on market' }), '3 days');
  await user.click(show());
  await changed(onChange, { ...DEFAULT_SEARCH, homeTypes: ['detached'], activeDays: 3 });
});
