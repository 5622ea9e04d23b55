import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_PREPAYMENTS } from '#domain/mortgage/amortization.ts';
import { payBack } from '#domain/mortgage/payBack.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { firstInputs, readInputs } from '../inputs/costInputs.ts';
import { BalanceTable, BalanceTooltip } from './BalanceChart.tsx';
import { BalanceSection } from './BalanceSection.tsx';

const { values } = readInputs(firstInputs(500_000, 'en-CA'));
if (!values) throw new Error('The first inputs are wrong.');
const OWN = [400_000, 200_000, 0];
const COMPARED = { label: 'Without prepayments', balances: [400_000, 300_000, 150_000, 0], lastYear: 3 };

test('the table has both loans, to the end of the longer one', async () => {
  const { user } = renderPiece(<BalanceTable balances={OWN} isWrong={false} compared={COMPARED} />);
  await user.click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'After yearStill owedPaid backWithout prepayments',
    '1$200,000$200,000$300,000',
    '2$0$400,000$150,000',
    '3$0$400,000$0',
  ]);
});

test('the printed table is open', () => {
  renderPiece(<BalanceTable balances={OWN} isWrong={false} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('table')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  [{ balance: 200_000, compared: 300_000 }, 'After year 5: $200,000Without prepayments: $300,000'],
  [{ balance: 200_000 }, 'After year 5: $200,000'],
  // The own loan has ended.
  [{ compared: 300_000 }, 'After year 5: $0Without prepayments: $300,000'],
])('the tooltip shows the balance of both loans: %o', (balances, text) => {
  const payload = Object.entries(balances).map(([dataKey, value]) => ({
    dataKey,
    value,
    graphicalItemId: dataKey,
  }));
  const { container } = renderPiece(
    <BalanceTooltip active label={5} payload={payload} comparedLabel={COMPARED.label} />,
  );
  expect(container).toHaveTextContent(text);
});

test('a loan that ends within a year shows when', () => {
  const all = payBack(values, '', { ...NO_PREPAYMENTS, monthly: 100_000 });
  renderPiece(<BalanceSection result={all} isWrong={false} />);
  expect(screen.getByText('The whole loan is paid back after 4 months.')).toBeVisible();
  expect(screen.queryByText(/after 0 years/i)).not.toBeInTheDocument();
});
