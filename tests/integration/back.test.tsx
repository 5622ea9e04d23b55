import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';

const backButton = () => screen.findByRole('button', { name: 'Back' });

test('Back leads home if the first page of a visit required a login', async () => {
  const { user, location } = await renderApp({ path: '/auth/profile', inWindow: true });
  await waitFor(() => expect(location()).toBe('/auth/login?redirect=%2Fauth%2Fprofile&intent=seeAccount'));
  await user.click(await backButton());
  await waitFor(() => expect(location()).toMatch(/^\/?$/));
});

test.each(['/auth/profile', '/search'])('Back from %s returns to the page before it', async (path) => {
  window.innerWidth = 390;
  const { user, router, location } = await renderApp({ path: '/about', inWindow: true });
  await router.navigate(path);
  await user.click(await backButton());
  await waitFor(() => expect(location()).toBe('/about'));
});
