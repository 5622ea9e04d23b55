import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HomeCosts } from '#features/calculators/HomeCosts.tsx';
import { renderApp } from '#tests/support/renderApp.tsx';
import { renderPiece } from '#tests/support/renderPiece.tsx';

/** Fields with the same meaning on every page that has them. */
const FIELDS: Record<string, RegExp> = {
  price: /^Price$/,
  down: /^Down payment(, \$)?$/,
  rate: /^Interest rate$/,
  years: /^Amortization$/,
  frequency: /^Payment frequency$/,
  compounding: /^Interest compounds$/,
  tax: /^Annual property tax$/,
  fee: /^Monthly condo fee$/,
  firstTime: /^I’m a first-time buyer$/,
  newlyBuilt: /^The home is newly built$/,
  province: /^Province or territory$/,
  place: /^City$/,
  income: /^Annual income$/,
  coIncome: /^Second annual income$/,
  debts: /^Monthly debt payments$/,
  cards: /^Card and credit line balances$/,
  heat: /^Monthly heating$/,
  extra: /^Extra each month$/,
};

/** Labels of the results on the pages. */
const ANSWERS: Record<string, RegExp[]> = {
  price: [/^(\$[\d,]+)You would borrow/],
  payment: [/and pay (\$[\d,]+ .*?) over \d+ years/, /^(\$[\d,]+ .*?)To pay back/],
  borrowed: [/You would borrow (\$[\d,]+)/, /^.*To pay back (\$[\d,]+)/],
  cash: [/you need (\$[\d,]+) in cash/, /^(\$[\d,]+)In .* down payment and/],
};

/** Amounts in whole dollars, as most pages show them. */
const numbered = (text: string): string => {
  const plain = text.replace(/[$,](?=\d)/g, '');
  return /^\d{4,}\.\d+$/.test(plain) ? String(Math.round(Number(plain))) : plain;
};

/** All figures of the purchase on the page, by their meaning. */
function formQuery(): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [name, label] of Object.entries(FIELDS)) {
    const [field] = screen.queryAllByLabelText(label, { selector: 'input, select' });
    if (field instanceof HTMLInputElement && field.type === 'checkbox') facts[name] = String(field.checked);
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      facts[name] = numbered(field.value);
    }
  }
  for (const status of screen.queryAllByRole('status')) {
    for (const [name, patterns] of Object.entries(ANSWERS)) {
      const found = patterns.map((pattern) => pattern.exec(status.textContent)?.[1]).find(Boolean);
      if (found) facts[name] = numbered(found);
    }
  }
  return facts;
}

/** Compares a page's figures with those of the page before. Figures on both pages must be equal. */
function expectSame(before: Record<string, string>, after: Record<string, string>, minimum: number) {
  // The affordability page computes the price. A link to it starts a new question, and a link from it passes the answer
  // on.
  const isAnswered = 'income' in after && !('income' in before);
  const shared = Object.keys(before).filter(
    (name) =>
      before[name] !== '' &&
      name in after &&
      !(isAnswered && ['price', 'payment', 'borrowed'].includes(name)),
  );
  expect(shared.length, `both of ${Object.keys(before)} and ${Object.keys(after)}`).toBeGreaterThan(minimum);
  for (const name of shared) expect(`${name} ${after[name]}`).toBe(`${name} ${before[name]}`);
}

const without = (facts: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));

const arrived = (title: RegExp) => screen.findByRole('heading', { level: 1, name: title });

const PAGES = {
  payment: { title: /^Mortgage Payment Calculator$/, tab: 'Mortgage payment' },
  affordability: { title: /^Affordability Calculator$/, tab: 'Affordability' },
  closing: { title: /^Closing Costs Calculator$/, tab: 'Closing costs' },
} as const;

type Page = keyof typeof PAGES;

const STATES: [Page, string][] = [
  ['affordability', ''],
  ['affordability', '?rate=4&years=30&compounding=semiAnnual&firstTime=1&downDollars=61000'],
  ['affordability', '?income=171000&coIncome=38000&debts=410&cards=9000&annualTaxes=0&heat=0&newlyBuilt=1'],
  ['affordability', '?rate=3.79&frequency=acceleratedWeekly&maintenanceFee=612.5&province=QC&place=montreal'],
  ['affordability', '?rate=4&years=30&firstTimeOrNew=1&downPayment=61000&propertyTax=3600&condoFee=100'],
  ['payment', ''],
  ['payment', '?price=733333&downPercent=11.3&rate=4.19&years=22&frequency=biWeekly&compounding=semiAnnual'],
  ['payment', '?price=912000&downDollars=250000&annualTaxes=4117&maintenanceFee=333&extraMonthly=250'],
  ['payment', '?price=640000&downPercent=7&years=30&annualTaxes=0&firstTime=1&province=BC'],
  ['closing', ''],
  ['closing', '?price=655000&downPercent=10&years=30&province=QC&place=montreal&firstTime=1&annualTaxes=0'],
  ['closing', '?price=1150000&province=BC&place=specifiedArea&newlyBuilt=1&nonResident=1&rate=3.9'],
];

test.each(STATES)(
  'the figures of %s%s stay the same after each link to another calculator',
  async (page, query) => {
    const path = { payment: 'mortgage-payment', affordability: 'affordability', closing: 'closing-costs' };
    const { user, router } = await renderApp({ path: `/calculators/${path[page]}${query}` });
    await arrived(PAGES[page].title);
    const start = formQuery();
    const own = `${path[page]}${query}`;
    const links = ['See the payments', 'What can I afford?', 'What does closing cost?'];
    const steps = links.filter((name) => screen.queryByRole('link', { name }));
    expect(steps).toHaveLength(2);
    const others = (['payment', 'affordability', 'closing'] as const).filter((other) => other !== page);
    for (const name of [...others.map((other) => PAGES[other].tab), ...steps]) {
      await user.click(screen.getByRole('link', { name }));
      await waitFor(() => expect(router.state.location.pathname).not.toContain(path[page]));
      const there = others.find((other) => router.state.location.pathname.endsWith(path[other])) ?? page;
      await arrived(PAGES[there].title);
      const next = formQuery();
      expectSame(start, next, 2);
      const third = others.find((other) => other !== there) ?? page;
      await user.click(screen.getByRole('link', { name: PAGES[third].tab }));
      await arrived(PAGES[third].title);
      const last = formQuery();
      expectSame(next, last, 2);
      // Figures that the second page does not ask for must survive the way there; behind a computed price, all except
      // that price.
      const follows = there === 'affordability' ? ['price', 'payment', 'borrowed', 'cash'] : [];
      expectSame(without(start, follows), last, 1);
      await router.navigate(`/calculators/${own}`);
      await arrived(PAGES[page].title);
    }
  },
);

test.each([
  { price: 733_333, state: 'Ontario', city: 'Toronto', annualTaxes: 4_117.37, maintenanceFee: null },
  { price: 612_000, state: 'Québec', city: 'Montréal', annualTaxes: null, maintenanceFee: 411.5 },
  { price: 890_000, state: 'British Columbia', city: 'Vancouver', annualTaxes: 3_300, maintenanceFee: 512 },
])('a listing in $city shows the same figures as the calculators that it links to', async (home) => {
  const piece = renderPiece(<HomeCosts {...home} />);
  const { user } = piece;
  fireEvent.change(screen.getByLabelText('Interest rate'), { target: { value: '4.19' } });
  fireEvent.change(screen.getByLabelText('Down payment, %'), { target: { value: '20.5' } });
  fireEvent.change(screen.getByLabelText('Amortization'), { target: { value: '30' } });
  await user.selectOptions(screen.getByLabelText('Payment frequency'), 'Bi-weekly');
  await user.selectOptions(screen.getByLabelText('Interest compounds'), 'semiAnnual');
  await user.click(screen.getByRole('checkbox', { name: /first-time buyer/ }));
  const links = within(screen.getByRole('navigation', { name: 'Use these figures in another calculator' }));
  await waitFor(() =>
    expect(links.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('rate=4.19')),
  );
  const start = formQuery();
  const hrefs = links.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(hrefs).toHaveLength(3);
  piece.unmount();
  const { router } = await renderApp({ path: hrefs[0] ?? '' });
  for (const [at, page] of (['payment', 'closing', 'affordability'] as const).entries()) {
    await router.navigate(hrefs[at] ?? '');
    await arrived(PAGES[page].title);
    expectSame(start, formQuery(), 4);
  }
});
