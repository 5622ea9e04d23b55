import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { HomeCosts } from './HomeCosts.tsx';
import { MonthlyCost } from './MonthlyCost.tsx';

const HOME = {
  price: 1_000_000,
  state: 'Ontario',
  city: 'Ottawa',
  annualTaxes: 6_000,
  maintenanceFee: 450,
};
const amount = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('the total per month is the sum of payment, tax and fee', () => {
  renderPiece(<MonthlyCost {...HOME} />);
  expect(amount('Est. mortgage payment')).toBe('$4,677 /mo');
  expect(amount('Property tax')).toBe('$500 /mo');
  expect(amount('Condo fee')).toBe('$450 /mo');
  expect(amount('Total per month')).toBe('$5,627 /mo');
  expect(screen.getByText(/^With 20% down, a rate of 5% and 25 years\./)).toBeVisible();
});

test('amounts that the feed does not have get no line', () => {
  renderPiece(<MonthlyCost {...HOME} annualTaxes={null} maintenanceFee={null} />);
  expect(screen.queryByText('Property tax')).not.toBeInTheDocument();
  expect(screen.queryByText('Total per month')).not.toBeInTheDocument();
});

test('the cash to close equals the section’s total, to which its link leads', async () => {
  const { user } = renderPiece(
    <>
      <MonthlyCost {...HOME} />
      <HomeCosts {...HOME} />
    </>,
  );
  // 200,000 down, 16,475 land transfer tax in Ontario, 3,200 in fees, 1,500 for three months of tax.
  const link = screen.getByRole('link', { name: /^Cash to close/ });
  expect(link).toHaveTextContent('$221,175');
  const section = screen.getByRole('region', { name: 'Cash to close' });
  expect(section).toHaveTextContent('$221,175');
  await user.click(link);
  expect(section).toHaveFocus();
});

test('an unknown price shows nothing', () => {
  const { container } = renderPiece(<MonthlyCost {...HOME} price={null} />);
  expect(container).toBeEmptyDOMElement();
});
