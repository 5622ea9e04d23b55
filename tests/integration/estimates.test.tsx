import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { storeErrors } from '#server/store/estimates/estimateErrors.ts';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';
import { SMALL_DATASET_DAY } from '#tests/support/services/smallDataset.ts';

afterEach(() => changeLanguage('en'));

const GROUP = { city: '', state: '', propertyType: '', cityName: '', stateName: '', typeName: '' };
const TORONTO = { city: 'toronto', state: 'ontario', cityName: 'Toronto', stateName: 'Ontario' };
const ERRORS = {
  ...GROUP,
  kind: 'price' as const,
  sales: 1234,
  medianError: 0.0512,
  within10: 0.8,
  within20: 0.965,
  coverage: 0.81,
  factor: 1.3,
  day: SMALL_DATASET_DAY,
};

async function openTested() {
  const services = await makeTestServices();
  onTestFinished(() => services.close());
  await storeErrors(services.store, [
    {
      ...ERRORS,
      ...TORONTO,
      sales: 400,
      propertyType: 'condo apt',
      typeName: 'Condo Apt',
      medianError: 0.04,
    },
    { ...ERRORS, ...TORONTO, sales: 810, medianError: 0.049 },
    ERRORS,
    { ...ERRORS, kind: 'rent', sales: 30 },
  ]);
  return renderApp({ path: '/estimates', services });
}

const rowsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the page shows the errors of the last test by city and type, and how estimates are made', async () => {
  await openTested();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'How accurate our estimates are' }),
  ).toBeVisible();
  expect(await screen.findByText('Last test: Nov 21, 2026')).toBeVisible();
  expect(rowsOf(screen.getByRole('table', { name: 'Prices' })).slice(1)).toEqual([
    ['All', 'All', '1,234', '5.1%', '80%', '96.5%', '81%'],
    ['Toronto', 'All', '810', '4.9%', '80%', '96.5%', '81%'],
    ['Toronto', 'Condo apartment', '400', '4%', '80%', '96.5%', '81%'],
  ]);
  expect(screen.getByRole('table', { name: 'Rents' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'How an estimate is made' })).toHaveTextContent(/weighted mean/);
});

test('before the first test the page says so', async () => {
  await renderApp({ path: '/estimates' });
  expect(await screen.findByText(/^No test has been made yet\./)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the page is in French too', async () => {
  await changeLanguage('fr');
  await openTested();
  expect(await screen.findByText('Dernier essai : 21 nov. 2026')).toBeVisible();
  const prices = within(screen.getByRole('table', { name: 'Prix' }));
  expect(prices.getAllByText('5,1 %')).toHaveLength(1);
  expect(prices.getByText('Appartement en copropriété')).toBeVisible();
});

test('results that cannot be loaded can be requested again', async () => {
  expectedConsole.push(/400|Failed/);
  let isFailing = true;
  const { user } = await renderApp({
    path: '/estimates',
    intercede: (request: Request) =>
      isFailing && request.url.endsWith('/estimates/errors')
        ? new HttpResponse(null, { status: 400 })
        : undefined,
  });
  expect(await screen.findByText('The results of the test could not be loaded.')).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No test has been made yet\./)).toBeVisible();
});
