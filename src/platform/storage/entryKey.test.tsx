import { render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { isFirstEntry } from './entryKey.ts';

function Key() {
  return useLocation().key;
}

test('the router gives the first history entry the key that its types document', () => {
  render(<Key />, { wrapper: BrowserRouter });
  const key = screen.getByText(/./).textContent;
  expect(
    isFirstEntry(key),
    `react-router gives the first history entry the key "${key}": mend isFirstEntry in src/platform/storage/entryKey.ts.`,
  ).toBe(true);
});
