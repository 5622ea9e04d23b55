import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { renderFilterBar } from '#tests/support/renderFilterBar.tsx';

test('Clear all clears the filters and keeps the focus', async () => {
  const { user } = renderFilterBar({ ...DEFAULT_SEARCH, pets: true });
  await user.click(screen.getByText('Filters', { selector: 'button' }));
  const dialog = within(await screen.findByRole('dialog'));
  const pets = await dialog.findByRole('switch', { name: 'Pets allowed' });
  expect(pets).toBeChecked();
  const clear = dialog.getByRole('button', { name: 'Clear all' });
  await user.click(clear);
  expect(pets).not.toBeChecked();
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  expect(clear, 'a browser takes the focus from a disabled control').toBeEnabled();
  expect(clear).toHaveFocus();
});
