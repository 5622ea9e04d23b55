import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HomeCosts } from '#features/calculators/HomeCosts.tsx';
import { MonthlyCost } from '#features/calculators/MonthlyCost.tsx';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { renderPiece } from '#tests/support/renderPiece.tsx';

afterEach(() => changeLanguage('en'));

/** Lines whose amount is the sum of the lines above them in their list. Lines matching `except` are not parts. */
const SUMS: Record<string, { total: string; except?: RegExp }> = {
  'Monthly cost': { total: 'Total per month' },
  'Each month': { total: 'Total per month' },
  'The mortgage': { total: 'Total borrowed' },
  'Cash to close': { total: 'Cash to close' },
  'Cash you need': { total: 'Cash to close' },
  'By your housing costs': { total: 'Left for the mortgage each month' },
  'By housing costs and debts': { total: 'Left for the mortgage each month' },
  'From the payment to the price': { total: 'Highest price', except: /^Monthly payment/ },
  'Chaque mois': { total: 'Total par mois' },
  'Le prêt': { total: 'Total emprunté' },
  'Somme à prévoir à l’achat': { total: 'Somme à prévoir à l’achat' },
  'Selon vos frais de logement': { total: 'Reste pour le prêt chaque mois' },
  'Selon vos frais de logement et vos dettes': { total: 'Reste pour le prêt chaque mois' },
  'Du versement au prix': { total: 'Prix maximal', except: /^Versement mensuel/ },
};

const dollarsOf = (text: string): number =>
  (text.includes('−') ? -1 : 1) * Number(text.replace(/ \/mo$/, '').replace(/[^\d.]/g, ''));

/** All lists of amounts on the page, line by line, in whole dollars. */
function shownLists() {
  return screen.getAllByLabelText(/./, { selector: 'dl' }).map((list) => ({
    name: list.getAttribute('aria-label') ?? '',
    lines: [...list.querySelectorAll('dt')].map((term) => ({
      label: term.textContent ?? '',
      dollars: dollarsOf(term.nextElementSibling?.textContent ?? ''),
    })),
  }));
}

/**
 * Compares each sum on the page with its parts as shown.
 * @returns the names of the sums
 */
function checkSums(): string[] {
  return shownLists().flatMap(({ name, lines }) => {
    const rule = SUMS[name];
    const at = rule ? lines.findIndex(({ label }) => label === rule.total) : -1;
    if (!rule || at < 1) return [];
    const parts = lines.slice(0, at).filter(({ label }) => !rule.except?.test(label));
    const sum = parts.reduce((total, { dollars }) => total + dollars, 0);
    expect(lines[at]?.dollars, `${name}: ${JSON.stringify(lines)}`).toBe(sum);
    return [name];
  });
}

const PLACES = [
  { state: 'Ontario', city: 'Toronto' },
  { state: 'Quebec', city: 'Montréal' },
  { state: 'Alberta', city: 'Calgary' },
];
/** Uneven amounts, whose thirds would not add up after rounding. */
const HOMES = Array.from({ length: 24 }, (_, at) => ({
  ...(PLACES[at % PLACES.length] ?? { state: '', city: '' }),
  price: 181_337 + 173_911 * at,
  annualTaxes: 1_001.7 + 733 * at,
  maintenanceFee: at % 2 === 0 ? 211.49 + 37.3 * at : null,
}));

test.each(HOMES)('the costs on a listing at $price add up to their totals', (home) => {
  renderPiece(
    <>
      <MonthlyCost {...home} />
      <HomeCosts {...home} />
    </>,
  );
  expect(checkSums()).toEqual(['Monthly cost', 'Each month', 'Cash to close']);
  const totals = screen.getAllByText('Total per month').map((term) => term.nextElementSibling?.textContent);
  expect(totals[0]).toBe(`${totals[1]} /mo`);
});

test.each([
  ['/mortgage-payment?price=733337&downPercent=7.3&annualTaxes=4117&maintenanceFee=333', 2],
  ['/mortgage-payment?price=618333&downPercent=11.1&annualTaxes=5011', 2],
  [
    '/affordability?income=91337&downPayment=61111.5&propertyTax=4117&heat=151&condoFee=333&debts=401&cards=7711',
    3,
  ],
  ['/affordability?income=171115&downPayment=200000.5&propertyTax=3331', 3],
  ['/closing-costs?price=733337&downPercent=13.3&annualTaxes=4117', 1],
  ['/closing-costs?price=1512337&downPercent=22.2&province=QC&city=Montréal', 1],
])('the costs of the calculator at %s add up to their totals', async (path, sums) => {
  const { unmount } = await renderApp({ path: `/calculators${path}` });
  await screen.findByRole('heading', { level: 1, name: /Calculator/ });
  expect(checkSums()).toHaveLength(sums);
  unmount();
  await changeLanguage('fr');
  await renderApp({ path: `/calculators${path}` });
  await screen.findByRole('heading', { level: 1, name: /Calculateur/ });
  expect(checkSums()).toHaveLength(sums);
});

test('the closing costs equal the sum of taxes and fees', async () => {
  await renderApp({ path: '/calculators/closing-costs?price=733337&downPercent=13.3&annualTaxes=4117' });
  await screen.findByRole('heading', { level: 1, name: /Calculator/ });
  const lists = Object.fromEntries(shownLists().map(({ name, lines }) => [name, lines]));
  const parts = [...(lists['Taxes and registration'] ?? []), ...(lists['Fees and adjustments'] ?? [])];
  expect(lists['Cash you need']?.[0]?.dollars).toBe(parts.reduce((sum, { dollars }) => sum + dollars, 0));
});
