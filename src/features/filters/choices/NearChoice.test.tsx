import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { network } from '#tests/support/page/network.ts';
import { renderFilterBar } from '#tests/support/renderFilterBar.tsx';

const OPENERS: Record<string, () => HTMLElement> = {
  'More filters': () => screen.getByRole('button', { name: /^More filters/ }),
  'the drawer': () => screen.getByText('Filters', { selector: 'button' }),
};

const walks = async () => within(await screen.findByRole('group', { name: 'Within walking distance' }));
const lists = async () => (await walks()).getAllByRole('combobox');

test.each(Object.entries(OPENERS))(
  'walks to the amenities that the service has are chosen in %s, with a count before',
  async (_, opener) => {
    const { counted, onChange, user } = renderFilterBar(DEFAULT_SEARCH, ['school', 'station']);
    await user.click(opener());
    const group = await walks();
    expect(await lists()).toHaveLength(2);
    await user.selectOptions(group.getByRole('combobox', { name: 'School' }), 'Up to 15 min');
    await user.selectOptions(
      group.getByRole('combobox', { name: 'Train or subway station' }),
      'Up to 10 min',
    );
    await waitFor(() => expect(counted.at(-1)).toMatchObject({ near: 'school:15,station:10' }));
    await user.selectOptions(group.getByRole('combobox', { name: 'Train or subway station' }), 'Any');
    await user.click(await screen.findByRole('button', { name: /^Show \d/ }));
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SEARCH, near: { school: 15 } }),
    );
  },
);

test('a walk of the address can be removed, also if the service has no such amenity', async () => {
  const { onChange, user } = renderFilterBar({ ...DEFAULT_SEARCH, near: { hospital: 20 } }, ['school']);
  await user.click(screen.getByRole('button', { name: /^More filters\s· 1$/ }));
  const hospital = (await walks()).getByRole('combobox', { name: 'Hospital' });
  expect(hospital).toHaveDisplayValue('Up to 20 min');
  await user.selectOptions(hospital, 'Any');
  await user.click(await screen.findByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(DEFAULT_SEARCH));
});

test('without amenities no walks are offered', async () => {
  const { user } = renderFilterBar();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await screen.findByRole('group', { name: 'Parking spaces' });
  expect(screen.queryByRole('group', { name: 'Within walking distance' })).not.toBeInTheDocument();
});

test('all walks are offered if the service cannot say which it has', async () => {
  const { user } = renderFilterBar();
  network.use(http.get('*/realty/amenities/kinds', () => new HttpResponse(null, { status: 404 })));
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  expect(await lists()).toHaveLength(9);
});
