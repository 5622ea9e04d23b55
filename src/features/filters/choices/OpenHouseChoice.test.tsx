import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { renderFilterBar } from '#tests/support/renderFilterBar.tsx';

test.each([
  ['More filters', () => screen.getByRole('button', { name: 'More filters' })],
  ['the drawer', () => screen.getByText('Filters', { selector: 'button' })],
])('open houses of this weekend are chosen in %s, with a count before', async (_, opener) => {
  const { counted, onChange, user } = renderFilterBar();
  await user.click(opener());
  await user.click(await screen.findByRole('switch', { name: 'Open house this weekend' }));
  await waitFor(() => expect(counted.at(-1)).toMatchObject({ openHouse: 'weekend' }));
  expect(onChange).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /^Show \d/ }));
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_SEARCH, openHouse: true }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'More filters: Open house this weekend' })).toBeVisible();
});
