import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const backButton = () => screen.findByRole('button', { name: 'Back' });

test('Back leads home if the first page of a visit required a login', async () => {
  const { user, location } = await renderApp({ path: '/auth/profile', inWindow: true });
  await waitFor(() => expect(location()).toBe('/auth/login?redirect=%2Fauth%2Fprofile&intent=seeAccount'));
  await user.click(await backButton());
  await waitFor(() => expect(location()).toMatch(/^\/?$/));
});

test.each([
  ['a shared listing', '/share?text=T9000003', /\/T9000003\/2$/, /^\/list\//],
  ['shared words', '/share?text=Port%20Credit', /^\/search$/, /^\/?$/],
])('Back from %s stays in the product if the visit began with it', async (_name, path, opened, before) => {
  installFakeMapPort();
  window.innerWidth = 390;
  const { user, location } = await renderApp({ path, inWindow: true });
  await waitFor(() => expect(location()).toMatch(opened));
  const [back] = await screen.findAllByRole(/search/.test(location()) ? 'button' : 'link', { name: /Back$/ });
  await user.click(back as HTMLElement); // at least one was found
  await waitFor(() => expect(location()).toMatch(before));
});

test.each(['/auth/profile', '/search'])('Back from %s returns to the page before it', async (path) => {
  window.innerWidth = 390;
  const { user, router, location } = await renderApp({ path: '/about', inWindow: true });
  await router.navigate(path);
  await user.click(await backButton());
  await waitFor(() => expect(location()).toBe('/about'));
});
