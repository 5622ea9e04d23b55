import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { brand } from '#config/brand.ts';
import { type Environment, environment } from '#config/environment.ts';
import { BASE_PATH } from '#domain/paths.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const HERE = `${BASE_PATH}/pre-approval`;

afterEach(() => {
  environment.preApproval = 'external';
});

/** The product with the setting. jsdom treats the content of wide headers as hidden. */
async function open(preApproval: Environment['preApproval'], path: string, signedIn = false) {
  environment.preApproval = preApproval;
  const view = await renderApp({ path, signedIn });
  const footer = await screen.findByRole('contentinfo');
  const header = screen.getByRole('banner');
  return { ...view, footer: within(footer), header: within(header) };
}

test('every mortgage button leads to the mortgage site by default, in a new tab', async () => {
  const { footer, header } = await open('external', '/auth/login');
  const options = header.getByText('Mortgage Options', { exact: false });
  expect(options).toHaveAttribute('href', brand.links.mortgages);
  expect(options).toHaveAttribute('target', '_blank');
  expect(footer.getByRole('link', { name: /Get Pre-Approved/ })).toHaveAttribute(
    'href',
    brand.links.preApproval,
  );
  expect(footer.queryByRole('link', { name: 'Mortgage pre-approval' })).not.toBeInTheDocument();
});

test('with inHouse the buttons lead to the pre-approval of this product', async () => {
  const { footer, header } = await open('inHouse', '/auth/login');
  for (const link of [
    header.getByText('Mortgage Options'),
    footer.getByRole('link', { name: 'Get Pre-Approved' }),
    footer.getByRole('link', { name: 'Mortgage pre-approval' }),
  ]) {
    expect(link).toHaveAttribute('href', HERE);
    expect(link).not.toHaveAttribute('target');
  }
});

test('with the setting "both" a page has the buttons of both ways', async () => {
  const { footer, header } = await open('both', '/auth/login');
  expect(header.getByText('Mortgage Options', { exact: false })).toHaveAttribute(
    'href',
    brand.links.mortgages,
  );
  expect(footer.getByRole('link', { name: /Get Pre-Approved/ })).toHaveAttribute(
    'href',
    brand.links.preApproval,
  );
  expect(footer.getByRole('link', { name: 'Mortgage pre-approval' })).toHaveAttribute('href', HERE);
});

test.each([
  ['external', '/pre-approval'],
  ['external', '/pre-approval/property'],
  ['both', '/pre-approval/property'],
] as const)('with %s no button of %s leads an applicant to the mortgage site', async (setting, path) => {
  window.innerWidth = 390;
  const { user, footer, header, location } = await open(setting, path, true);
  expect(location()).toBe(path);
  expect(header.getByText('Mortgage Options')).toHaveAttribute('href', HERE);
  expect(footer.getByRole('link', { name: 'Get Pre-Approved' })).toHaveAttribute('href', HERE);
  // Without an application every step leads to the start, and a navigation closes the menu. The address changes before
  // the page does.
  await screen.findByRole('button', { name: 'Start my pre-approval' });
  expect(location()).toBe('/pre-approval');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog');
  const mortgageSite = new URL(brand.links.preApproval).host;
  const links = screen.getAllByRole('link', { hidden: true });
  expect(
    links.map((link) => link.getAttribute('href')).filter((href) => href?.includes(mortgageSite)),
  ).toEqual([]);
});

test('the marketing pages follow the setting', async () => {
  await open('both', '/buying');
  expect(await screen.findByRole('link', { name: 'Apply on this site' })).toHaveAttribute('href', HERE);
});

test('a customer finds the pre-approval in the menu and the profile in any case', async () => {
  window.innerWidth = 390;
  const { user, location } = await open('external', '/auth/profile', true);
  expect(await screen.findByRole('link', { name: 'Mortgage pre-approval' })).toHaveAttribute('href', HERE);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog');
  await user.click(within(menu).getByRole('link', { name: 'Mortgage pre-approval' }));
  await waitFor(() => expect(location()).toBe('/pre-approval'));
});
