import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { brand } from '#config/brand.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { notified } from '#store/notificationsSlice.ts';
import { installFakeMapPort } from '#tests/support/maps/fakeMapPort.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

/** jsdom's page is 1024 px wide, where the links are in the menu. They are looked up although hidden. */
const hidden = { hidden: true };
const banner = () => screen.findByRole('banner');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the header has the five links, the mortgages in a new tab, and the login', async () => {
  await renderApp({ path: '/about' });
  await heading('We live where we work.');
  const links = within(within(await banner()).getByRole('navigation', hidden)).getAllByRole('link', hidden);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Buying', '/real-estate/buying'],
    ['Selling', '/real-estate/selling'],
    ['About', '/real-estate/about'],
    ['Contact', '/real-estate/contact'],
    ['Map Search', '/real-estate/map'],
  ]);
  const mortgages = within(await banner()).getByText('Mortgage Options', { exact: false });
  expect(mortgages).toHaveAttribute('href', brand.links.mortgages);
  expect(mortgages).toHaveAttribute('target', '_blank');
  expect(within(await banner()).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/real-estate/auth/login?redirect=%2Fabout',
  );
});

test('beside the five links a menu leads to the calculators and the market trends', async () => {
  const { user } = await renderApp({ path: '/about' });
  await user.click(within(await banner()).getByText('More'));
  const entry = (name: string) => screen.findByRole('menuitem', { name });
  expect(await entry('Calculators')).toHaveAttribute('href', '/real-estate/calculators');
  await user.click(await entry('Market trends'));
  await heading('Toronto market trends');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('the menu of small screens is a drawer, and a link in it closes it', async () => {
  window.innerWidth = 390;
  const { user } = await renderApp({ path: '/about' });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('link', { name: /Mortgages/ })).toHaveAttribute('target', '_blank');
  const trends = within(menu).getByRole('link', { name: 'Market trends' });
  expect(trends).toHaveAttribute('href', '/real-estate/trends');
  await user.click(within(menu).getByRole('link', { name: 'Selling' }));
  await heading('Sell it for what it is worth.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('navigation moves the focus to the new page’s heading, and announces its title', async () => {
  const { user } = await renderApp({ path: '/about' });
  await heading('We live where we work.');
  await waitFor(() => expect(document.title).toBe(`About us | ${brand.name}`));
  await user.click(within(await banner()).getByRole('link', { name: 'Selling', ...hidden }));
  const opened = await heading('Sell it for what it is worth.');
  await waitFor(() => expect(opened).toHaveFocus());
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      `Selling a home | ${brand.name}`,
    ),
  );
});

test('the language can be switched, is stored on the device, and is set on the document', async () => {
  onTestFinished(() => changeLanguage('en'));
  const { user } = await renderApp({ path: '/selling' });
  await user.click(await screen.findByRole('button', { name: /Français/ }));
  await heading('Vendez-la à sa juste valeur.');
  expect(document.documentElement.lang).toBe('fr-CA');
  expect(localStorage.getItem('hp:language')).toBe('"fr"');
  await waitFor(() => expect(document.title).toBe(`Vendre une propriété | ${brand.name}`));
  expect(screen.getByRole('contentinfo')).toHaveTextContent('200, Queens Quay Ouest, bureau 400');
});

test('the button goes through the colour schemes, and the device stores the choice', async () => {
  const { user } = await renderApp({ path: '/selling' });
  await user.click(await screen.findByRole('button', { name: /Colour scheme: as on this device/ }));
  await user.click(screen.getByRole('button', { name: /Colour scheme: light/ }));
  expect(screen.getByRole('button', { name: /Colour scheme: dark/ })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  expect(localStorage.getItem('hp:color-scheme')).toBe('dark');
});

test('the map has the search in its header and no footer', async () => {
  installFakeMapPort();
  await renderApp({ path: '/map/Toronto' });
  expect(await within(await banner()).findByRole('combobox')).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the footer has its four columns, the pre-approval and the trademark notice', async () => {
  await renderApp({ path: '/about' });
  const footer = await screen.findByRole('contentinfo');
  expect(
    within(footer)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Get Started', 'About', 'Contact', 'Connect']);
  expect(within(footer).getByRole('link', { name: /^Get Pre-Approved/ })).toHaveAttribute(
    'href',
    brand.links.preApproval,
  );
  expect(footer).toHaveTextContent(brand.brokerage);
  expect(footer).toHaveTextContent(/REALTOR®.*MLS®/);
});

test('an unknown address shows a page with a link to the home page', async () => {
  await renderApp({ path: '/no/such/page' });
  await heading('Page not found');
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/real-estate');
});

test('a notice shows that the device is offline until the connection is back', async () => {
  await renderApp({ path: '/about' });
  await heading('We live where we work.');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('You are currently offline.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('You are currently offline.')).not.toBeInTheDocument());
});

test('two notices at most are shown, three on the sign-up and reset pages', async () => {
  const { store, router } = await renderApp({ path: '/about' });
  await heading('We live where we work.');
  const showNotice = () =>
    act(() => {
      for (const notice of ['couldNotConnect', 'homesFull', 'pinsFailed', 'boundaryFailed'] as const) {
        store.dispatch(notified({ severity: 'error', notice }));
      }
    });
  showNotice();
  const stack = await screen.findByRole('region', { name: 'Notifications' });
  expect(within(stack).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
  expect(within(stack).queryByText(/limit of 500 saved homes/)).not.toBeInTheDocument();
  for (const path of ['/auth/new-account', '/auth/verify']) {
    await act(() => router.navigate(path));
    showNotice();
    expect(within(stack).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  }
  await act(() => router.navigate('/about'));
  expect(within(stack).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
});
