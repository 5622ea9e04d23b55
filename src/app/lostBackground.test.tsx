import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { LazyBackground } from './LazyBackground.tsx';

const { load } = vi.hoisted(() => ({
  load: vi.fn(() => () => <p>at work</p>),
}));
vi.mock('./Background.tsx', () => ({
  get Background() {
    return load();
  },
}));

test('work whose code could not be loaded begins when the connection is back', async () => {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  load.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module: /background.js');
  });
  const { user } = renderWithStore(<LazyBackground noticesOver={false} />);
  await screen.findByRole('region', { name: 'Notifications' });
  await user.hover(document.body);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.queryByText('at work')).not.toBeInTheDocument();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('at work')).toBeInTheDocument();
  });
});
