import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';

test('leaves the page after the frame that shows the press on a link', async () => {
  const { router, location } = await renderApp({ path: '/terms', inWindow: true });
  const footer = within(await screen.findByRole('contentinfo'));

  await act(async () => void fireEvent.click(footer.getByRole('link', { name: 'Privacy' })));
  expect(router.state.navigation.state).toBe('idle');
  expect(location()).toBe('/terms');

  await waitFor(() => expect(location()).toBe('/privacy'));
});

test('begins other navigations at once', async () => {
  const { router, location } = await renderApp({ path: '/terms', inWindow: true });
  await screen.findByRole('contentinfo');

  act(() => void router.navigate('/privacy'));
  expect(router.state.navigation.state === 'loading' || location() === '/privacy').toBe(true);

  await waitFor(() => expect(location()).toBe('/privacy'));
});
