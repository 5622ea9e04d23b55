import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { HomeCosts } from './HomeCosts.tsx';

afterEach(() => changeLanguage('en'));

const HOME = { price: 500_000, state: 'Ontario', city: 'Toronto', annualTaxes: 4_200, maintenanceFee: 300 };
const show = (changes: Partial<Parameters<typeof HomeCosts>[0]> = {}) =>
  renderPiece(<HomeCosts {...HOME} {...changes} />);

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = (name: string | RegExp, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
const result = () => screen.getByRole('status', { name: /^(Mortgage payment|Versement hypothécaire)$/ });
/** The amount in a line of a list: "Total borrowed" is "$463,950". */
const amount = (list: string, name: string | RegExp) =>
  within(screen.getByLabelText(list, { selector: 'dl' })).getByText(name).nextElementSibling?.textContent;

test('the payment is shown first, with its parts', () => {
  show();
  expect(screen.getByRole('region', { name: 'Mortgage Payment Calculator' })).toBeVisible();
  expect(result()).toHaveTextContent('$2,338 a month');
  expect(result()).toHaveTextContent('To pay back $400,000 over 25 years at 5%, compounded monthly.');
  expect(amount('The mortgage', 'Total interest')).toBe('$301,508');
  expect(amount('Each month', 'Property tax')).toBe('$350');
  expect(amount('Each month', 'Condo fee')).toBe('$300');
  expect(amount('Each month', 'Total per month')).toBe('$2,988');
});

test('percent and dollars of the down payment follow each other', () => {
  show();
  expect(field('Down payment, $')).toHaveValue('100,000');
  type('Down payment, %', '12.5');
  expect(field('Down payment, $')).toHaveValue('62,500');
  type('Down payment, $', '75000');
  expect(field('Down payment, %')).toHaveValue('15');
  fireEvent.blur(field('Down payment, $'));
  expect(field('Down payment, $')).toHaveValue('75,000');
  type('Price', '1,000,000');
  expect(field('Down payment, %')).toHaveValue('7.5');
});

test('with less than 20 % down the premium is added to the loan, its tax to the cash', () => {
  show();
  type('Down payment, %', '10');
  expect(amount('The mortgage', 'Mortgage insurance (3.1% of the loan, added to it)')).toBe('$13,950');
  expect(amount('The mortgage', 'Total borrowed')).toBe('$463,950');
  expect(
    screen.getByText('Provincial sales tax of 8% on the premium, $1,116, is due in cash at closing.'),
  ).toBeVisible();
  expect(amount('Cash to close', 'Sales tax on the mortgage insurance')).toBe('$1,116');
  expect(amount('Cash to close', 'Down payment')).toBe('$50,000');
  type('Amortization', '30');
  expect(amount('The mortgage', 'Mortgage insurance (3.3% of the loan, added to it)')).toBe('$14,850');
  expect(screen.getByText(/only for first-time buyers and newly built homes/)).toBeVisible();
});

test('a down payment below the minimum shows the minimum in dollars, keeps its text, and gives no payment', async () => {
  show({ price: 700_000 });
  type('Down payment, $', '40000');
  expect(result()).not.toHaveTextContent('$');
  expect(result()).toHaveTextContent('Fix the highlighted field to see the payment.');
  expect(amount('The mortgage', 'Total interest')).toBe('–');
  expect(amount('Cash to close', 'Appraisal')).toBe('–');
  expect(screen.getByText(/Half is paid back/)).not.toBeVisible();
  const message =
    'The minimum down payment for $700,000 is $45,000 (6.43%): 5% up to $500,000 and 10% of the rest.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(field('Down payment, $')).toHaveValue('40000');
  expect(field('Down payment, $')).toBeInvalid();
  expect(field('Down payment, $')).toHaveAccessibleDescription(message);
  expect(screen.getByRole('status', { name: 'Cash to close' })).not.toHaveTextContent('$');
  type('Down payment, $', '45000');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(result()).toHaveTextContent('a month');
});

test('from 1.5 million on, 20 % is needed', async () => {
  show({ price: 1_500_000 });
  type('Down payment, %', '15');
  expect(
    await screen.findByText('From $1,500,000 on, the minimum down payment is 20%: $300,000 for $1,500,000.'),
  ).toBeVisible();
});

test.each([
  ['Price', 'a lot', 'Enter a price in dollars, such as 750,000.'],
  ['Down payment, %', '', 'Enter the down payment as a number.'],
  ['Interest rate', '50', 'Enter a rate from 0 to 25%.'],
  ['Amortization', '40', 'Enter whole years, from 5 to 30.'],
])('%s of "%s" is refused at its field', async (name, text, message) => {
  show();
  type(name, text);
  expect(await screen.findByText(message)).toBeVisible();
  expect(field(name)).toHaveValue(text);
  expect(field(name)).toHaveAccessibleDescription(message);
  expect(result()).not.toHaveTextContent('$');
});

test('the text names the Canadian compounding and accelerated payments', async () => {
  const { user } = show();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Interest compounds' }),
    'Semi-annual (Canadian fixed rate)',
  );
  expect(result()).toHaveTextContent('$2,326 a month');
  expect(result()).toHaveTextContent('compounded semi-annually, the Canadian fixed rate');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Payment frequency' }),
    'Accelerated bi-weekly',
  );
  expect(result()).toHaveTextContent('$1,163 every two weeks, accelerated');
  expect(amount('The mortgage', 'Paid off after')).toMatch(/^21 years/);
});

test('the balance has a sentence, a chart with a text alternative, and a table', async () => {
  const { user } = show();
  expect(
    screen.getByText('After 12 years you owe $267,835. Half is paid back after 17 years.'),
  ).toBeVisible();
  expect(
    await screen.findByRole('img', { name: /^The balance falls from \$400,000 to zero in 25 years/ }),
  ).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(26);
  expect(rows.at(-1)).toHaveTextContent('25$0$400,000');
});

test('a first-time buyer gets both rebates of Toronto, each in its own line', async () => {
  const { user } = show();
  const total = () => screen.getByRole('status', { name: 'Cash to close' });
  expect(amount('Cash to close', 'Ontario land transfer tax')).toBe('$6,475');
  expect(total()).toHaveTextContent('$117,200');
  await user.click(screen.getByRole('checkbox', { name: 'I’m a first-time buyer' }));
  expect(amount('Cash to close', 'Relief: Ontario land transfer tax')).toBe('−$4,000');
  expect(amount('Cash to close', 'Relief: Toronto municipal land transfer tax')).toBe('−$4,475');
  expect(total()).toHaveTextContent('$108,725');
  expect(screen.queryByRole('checkbox', { name: 'The home is newly built' })).not.toBeInTheDocument();
});

test('every line has its source and year, and shows if it is an estimate', () => {
  show({ state: 'Quebec', city: 'Montréal' });
  const lines = screen.getByLabelText('Cash to close', { selector: 'dl' });
  expect(within(lines).getByText(/^Estimate\. Ville de Montréal, rates of 2025\./)).toBeVisible();
  expect(within(lines).getByText('Notary and disbursements')).toBeVisible();
  const sourceless = within(lines)
    .getAllByRole('term')
    .filter((term) => !/20\d\d/.test(term.parentElement?.textContent ?? ''));
  expect(sourceless.map((term) => term.textContent)).toEqual(['Down payment', 'Cash to close']);
});

test('a place without rebates says so, and British Columbia asks about new homes', async () => {
  const { user, unmount } = show({ state: 'Manitoba', city: 'Winnipeg' });
  await user.click(screen.getByRole('checkbox', { name: 'I’m a first-time buyer' }));
  expect(screen.getByText('No relief in Manitoba at this price.')).toBeVisible();
  unmount();
  show({ state: 'British Columbia', city: 'Vancouver', price: 1_000_000 });
  await user.click(screen.getByRole('checkbox', { name: 'The home is newly built' }));
  expect(amount('Cash to close', 'Relief: British Columbia property transfer tax')).toBe('−$18,000');
});

test.each([1, 12_900_000])('a price of %d works', (price) => {
  show({ price, annualTaxes: null, maintenanceFee: null });
  expect(result()).toHaveTextContent('a month');
  expect(screen.queryByText('Property tax')).not.toBeInTheDocument();
});

test('an unknown price shows nothing', () => {
  const { container } = show({ price: null });
  expect(container).toBeEmptyDOMElement();
});

test('in French numbers are written and read as in French', async () => {
  await changeLanguage('fr');
  show();
  expect(field('Prix')).toHaveValue('500\u00a0000');
  type('Taux d’intérêt', '4,5');
  expect(result()).toHaveTextContent(/^2 223 \$ par mois/);
  expect(result()).toHaveTextContent('au taux de 4,5 %, capitalisé mensuellement');
});
