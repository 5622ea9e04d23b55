import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SearchBox } from '../../../../src/features/search/SearchBox.tsx';
import { renderWithServices } from '../../../support/renderWithServices.tsx';

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
