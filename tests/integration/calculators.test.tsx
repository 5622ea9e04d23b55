import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

afterEach(() => changeLanguage('en'));

const open = async (path: string, title: string) => {
  const app = await renderApp({ path: `/calculators${path}` });
  await screen.findByRole('heading', { level: 1, name: title });
  return app;
};
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const answer = (name: string) => screen.getByRole('status', { name });
/** Returns the amount of a line in a list: "Property tax" is "$350". */
const amount = (list: string, name: string | RegExp) =>
  within(screen.getByLabelText(list, { selector: 'dl' })).getByText(name).nextElementSibling?.textContent;
const noNaN = () => expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);

describe('the mortgage payment calculator', () => {
  const TITLE = 'Mortgage Payment Calculator';

  test('reads its address, and the address follows the fields', async () => {
    const { user, location } = await open('/mortgage-payment?price=500000&rate=4.5&annualTaxes=4200', TITLE);
    expect(field('Interest rate')).toHaveValue('4.5');
    expect(amount('Each month', 'Property tax')).toBe('$350');
    type('Interest rate', '5');
    await waitFor(() => expect(answer('Mortgage payment')).toHaveTextContent('$2,338 a month'));
    await waitFor(() => expect(location()).toBe('/calculators/mortgage-payment?annualTaxes=4200'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payment frequency' }), 'Weekly');
    await waitFor(() => expect(location()).toMatch(/frequency=weekly/));
  });

  test('another address of the page fills the fields again', async () => {
    const { router } = await open('/mortgage-payment?price=600000', TITLE);
    await router.navigate('/calculators/mortgage-payment?price=800000');
    await waitFor(() => expect(field('Price')).toHaveValue('800,000'));
  });

  test('prepayments shorten the loan, and the schedule shows each payment', async () => {
    const { user } = await open('/mortgage-payment?extraMonthly=500', TITLE);
    expect(answer('Mortgage payment')).toHaveTextContent('$2,338 a month');
    expect(screen.getByText(/^With your prepayments, you finish 7 years 3 months sooner/)).toBeVisible();
    const table = screen.getByRole('table', { name: 'Payment schedule' });
    const years = within(table).getAllByRole('row').length - 1;
    expect(years).toBe(18);
    await user.click(within(table).getByRole('button', { name: 'Payments of year 1' }));
    expect(within(table).getAllByRole('row')).toHaveLength(1 + years + 12);
    expect(within(table).getByRole('row', { name: /^No\. 1 / })).toHaveTextContent(
      'No. 1$1,666.67$671.69$500.00$398,828.31',
    );
    expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/\$0$/);
  });

  test('the schedule can be downloaded as a file', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return '#file';
    });
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const { user } = await open('/mortgage-payment', TITLE);
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    const text = await saved[0]?.text();
    expect(text?.split('\r\n')[0]).toMatch(/Payment,Year,Paid,Interest,Principal,Prepayment,Balance$/);
    expect(text?.split('\r\n')[1]).toBe('1,1,2338.36,1666.67,671.69,0,399328.31');
    expect(revoked).not.toHaveBeenCalledWith('');
  });

  test('an invalid number is refused at its field; the last result stays, dimmed', async () => {
    const { location } = await open('/mortgage-payment', TITLE);
    for (const [name, text, message] of [
      ['Price', 'a lot', 'Enter a price in dollars, such as 750,000.'],
      ['Price', '1000000000', 'Enter a price in dollars, such as 750,000.'],
      ['Interest rate', '', 'Enter a rate from 0 to 25%.'],
      ['Down payment, %', '2', /^The minimum down payment for \$500,000 is \$25,000/],
      [
        'Annual property tax',
        '-1',
        'Enter an amount in dollars up to $999,999,999, or leave the field empty.',
      ],
    ] as const) {
      const before = (field(name) as HTMLInputElement).value; // an input, by its selector
      type(name, text);
      expect(await screen.findByText(message)).toBeVisible();
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(message);
      expect(screen.getByText('Fix the highlighted field to update the result.')).toBeVisible();
      expect(screen.getByText(/^To pay back \$400,000/).closest('[inert]')).not.toBeNull();
      noNaN();
      type(name, before);
      await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
    }
    expect(location()).toBe('/calculators/mortgage-payment');
  });

  test('in French it accepts a decimal comma and formats numbers', async () => {
    await changeLanguage('fr');
    const { location } = await open('/mortgage-payment', 'Calculateur de versements hypothécaires');
    type('Taux d’intérêt', '4,5');
    await waitFor(() => expect(answer('Versement hypothécaire')).toHaveTextContent(/^2 223 \$ par mois/));
    await waitFor(() => expect(location()).toBe('/calculators/mortgage-payment?rate=4.5'));
    expect(screen.getByRole('table', { name: 'Calendrier des versements' })).toBeVisible();
    expect(screen.getByText(/capitalisé mensuellement, donne 0,375 %/)).toBeVisible();
  });
});

describe('the affordability calculator', () => {
  const TITLE = 'Affordability Calculator';

  test('shows the price, the decisive limit, and each step', async () => {
    await open('/affordability?income=120000&propertyTax=3600&heat=100&downPayment=500000', TITLE);
    // 3,450 a month at 7% over 25 years repay 488,129. The cash is 500,000.
    expect(answer('Highest price')).toHaveTextContent('$988,129');
    expect(screen.getByText(/^Your housing costs reach 38\.5% of your income/)).toBeVisible();
    expect(amount('By your housing costs', 'Left for the mortgage each month')).toBe('$3,450');
    expect(amount('By housing costs and debts', /\(TDS\)$/)).toBe('$4,350');
    expect(screen.getByText('Monthly payment at the qualifying rate of 7%')).toBeVisible();
    type('Monthly debt payments', '1000');
    expect(await screen.findByText(/reach 43\.5% of your income/)).toBeVisible();
    expect(amount('By housing costs and debts', 'Debt payments')).toBe('−$1,000');
  });

  test.each([
    ['?income=900000&downPayment=45000', '$700,000', /^Your income allows more, but \$45,000 is the minimum/],
    ['?income=900000&downPayment=200000', '$1,499,999', /^From \$1,500,000, mortgages can’t be insured/],
    [
      '?income=300000&downPayment=100000&years=30',
      '$500,000',
      /^With less than 20% down, only first-time buyers/,
    ],
    ['?income=0&downPayment=60000', '$60,000', /leave no room in your income/],
  ])('%s allows %s', async (query, price, why) => {
    await open(`/affordability${query}`, TITLE);
    expect(answer('Highest price')).toHaveTextContent(price);
    expect(screen.getByText(why)).toBeVisible();
    noNaN();
  });

  test('links to homes up to the price, and to the closing costs', async () => {
    await open('/affordability?income=900000&downPayment=45000', TITLE);
    expect(screen.getByRole('link', { name: 'Homes up to $700,000' })).toHaveAttribute(
      'href',
      '/real-estate/map?maxPrice=700000',
    );
    expect(screen.getByRole('link', { name: 'What does closing cost?' })).toHaveAttribute(
      'href',
      expect.stringContaining('/real-estate/calculators/closing-costs?downDollars=45000&'),
    );
  });

  test('the first income is required, the second is optional', async () => {
    await open('/affordability', TITLE);
    type('Annual income', '');
    expect(await screen.findByText('Enter an amount in dollars, from 0 to $99,999,999.')).toBeVisible();
    expect(field('Second annual income')).toBeValid();
    noNaN();
  });

  test('in French', async () => {
    await changeLanguage('fr');
    await open('/affordability', 'Calculateur de capacité d’achat');
    type('Mise de fonds', '45 000,50');
    await waitFor(() => expect(answer('Prix maximal')).toHaveTextContent(/\d \d{3} \$/));
    expect(screen.getByText(/Vos frais de logement atteignent 38,5 % de votre revenu/)).toBeVisible();
  });
});

test.each([
  ['en', '1250000.75', '1,250,000.75', 'Price'],
  ['fr', '1250000,75', '1\u00a0250\u00a0000,75', 'Prix'],
  ['en', '60000.50', '60,000.50', 'Down payment, $'],
  ['fr', '60 000,50', '60\u00a0000,50', 'Mise de fonds, $'],
] as const)('in %s an amount of %s keeps its cents', async (language, typed, expected, name) => {
  await changeLanguage(language);
  await renderApp({ path: '/calculators/mortgage-payment?downDollars=300000' });
  const box = await screen.findByLabelText(name, { selector: 'input' });
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.blur(box);
  await waitFor(() => expect(box).toHaveValue(expected));
});

test('the last payment is shown only if it differs', async () => {
  await open('/mortgage-payment?rate=0&price=500000&years=20', 'Mortgage Payment Calculator');
  // 400,000 in 240 payments of 1,666.67; the last one is lower.
  expect(screen.getByText(/^240 payments of \$1,666\.67; the last one is \$1,665\.87\./)).toBeVisible();
  type('Price', '600000');
  expect(await screen.findByText(/^240 payments of \$2,000\.00\. Open a year/)).toBeVisible();
});

describe('the closing costs calculator', () => {
  const TITLE = 'Closing Costs Calculator';

  test('shows every cost of the place and the buyer', async () => {
    const { user, location } = await open('/closing-costs?firstTime=1', TITLE);
    expect(amount('Taxes and registration', 'Ontario land transfer tax')).toBe('$6,475');
    expect(amount('Taxes and registration', 'Relief: Toronto municipal land transfer tax')).toBe('−$4,475');
    // 2 × 6,475 less 8,475, and 3,700 for fees and adjustments.
    expect(answer('Closing costs')).toHaveTextContent('$8,175');
    expect(amount('Cash you need', 'Cash to close')).toBe('$108,175');
    await user.click(
      screen.getByRole('checkbox', { name: 'I’m neither a Canadian citizen nor a permanent resident' }),
    );
    expect(amount('Taxes and registration', 'Ontario Non-Resident Speculation Tax')).toBe('$125,000');
    expect(amount('Taxes and registration', 'Toronto Municipal Non-Resident Speculation Tax')).toBe(
      '$50,000',
    );
    expect(screen.queryByText(/^Relief:/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Until January 1, 2027, federal law bars/)).toBeVisible();
    await waitFor(() => expect(location()).toBe('/calculators/closing-costs?firstTime=1&nonResident=1'));
  });

  test('shows the costs of another place when it is chosen', async () => {
    const { user, location } = await open('/closing-costs?nonResident=1', TITLE);
    const province = screen.getByRole('combobox', { name: 'Province or territory' });
    await user.selectOptions(province, 'British Columbia');
    expect(amount('Taxes and registration', 'British Columbia additional property transfer tax')).toBe(
      '$100,000',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Elsewhere in the province');
    expect(screen.queryByText('British Columbia additional property transfer tax')).not.toBeInTheDocument();
    await user.selectOptions(province, 'Nova Scotia');
    // This is another question, so the earlier answer does not apply.
    const notInNovaScotia = screen.getByRole('checkbox', { name: /^I don’t live in Nova Scotia/ });
    expect(notInNovaScotia).not.toBeChecked();
    await user.click(notInNovaScotia);
    expect(screen.getByText(/^Estimate\. 10% of the price, .* REMI Network/)).toBeVisible();
    expect(amount('Taxes and registration', 'Nova Scotia provincial deed transfer tax')).toBe('$50,000');
    await user.selectOptions(province, 'Alberta');
    expect(screen.queryByRole('combobox', { name: 'City' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await waitFor(() => expect(location()).toMatch(/\?province=AB$/));
  });

  test('each cost of each province and territory has its source and year', async () => {
    const { user } = await open('/closing-costs?nonResident=1&price=1200000', TITLE);
    const province = screen.getByRole('combobox', { name: 'Province or territory' });
    const names = within(province).getAllByRole('option');
    expect(names).toHaveLength(13);
    for (const name of names) {
      await user.selectOptions(province, name);
      for (const list of ['Taxes and registration', 'Fees and adjustments']) {
        const lines = within(screen.getByLabelText(list, { selector: 'dl' })).getAllByRole('term');
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line.parentElement).toHaveTextContent(/20\d\d/);
      }
      noNaN();
    }
  });

  test('a place without rebates says so; an invalid price dims the last result', async () => {
    await open('/closing-costs?province=MB&firstTime=1', TITLE);
    expect(screen.getByText('No relief in Manitoba at this price.')).toBeVisible();
    type('Price', '');
    expect(await screen.findByText('Enter a price in dollars, such as 750,000.')).toBeVisible();
    expect(answer('Closing costs').closest('[inert]')).not.toBeNull();
    noNaN();
  });

  test('in French', async () => {
    await changeLanguage('fr');
    await open('/closing-costs?province=QC&place=montreal', 'Calculateur de frais de clôture');
    expect(amount('Taxes et enregistrement', 'Droits de mutation de Montréal')).toMatch(/^5\s654\s\$$/);
    expect(screen.getByText(/^Estimation\. Ville de Montréal, barème de 2025/)).toBeVisible();
  });
});

test('the calculators are found from the footer, and lead to each other', async () => {
  const { user, location } = await renderApp({ path: '/about' });
  const footer = await screen.findByRole('contentinfo');
  await user.click(within(footer).getByRole('link', { name: 'Calculators' }));
  await screen.findByRole('heading', { level: 1, name: 'Know the numbers first' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /^Mortgage payment.*\$2,338/s })).toBeVisible();
  await user.click(main.getByRole('link', { name: /^Affordability/ }));
  await screen.findByRole('heading', { level: 1, name: 'Affordability Calculator' });
  const tabs = within(screen.getByRole('navigation', { name: 'Calculators' }));
  expect(tabs.getByRole('link', { name: 'Affordability' })).toHaveAttribute('aria-current', 'page');
  await user.click(tabs.getByRole('link', { name: 'Closing costs' }));
  await screen.findByRole('heading', { level: 1, name: 'Closing Costs Calculator' });
  expect(location()).toMatch(/^\/calculators\/closing-costs\?.*price=/);
});
