import { expect, it } from 'vitest';
import { amortizationSchedule, NO_PREPAYMENTS } from '#domain/mortgage/amortization.ts';
import { chartRows } from './balance/BalanceChart.tsx';
import { scheduleCsv } from './ScheduleSection.tsx';

const TERMS = {
  ratePercent: 5,
  amortizationYears: 25,
  frequency: 'monthly',
  compounding: 'monthly',
} as const;

it.each([
  ['en-CA', '1,1,2438.36,1666.67,671.69,100,399228.31'],
  ['fr-CA', '1;1;2438,36;1666,67;671,69;100;399228,31'],
] as const)('the file of %s has a line for each payment, to the cent', (locale, first) => {
  const { lines } = amortizationSchedule(400_000, TERMS, { ...NO_PREPAYMENTS, monthly: 100 });
  const rows = scheduleCsv(lines, (column) => column, locale)
    .trimEnd()
    .split('\r\n');
  expect(rows).toHaveLength(lines.length + 1);
  expect(rows[1]).toBe(first);
  expect(rows.at(-1)).toMatch(/[,;]0$/);
});

it('the chart draws two loans, each to its own end', () => {
  const own = { balances: [100, 40, 0], lastYear: 1.5 };
  const plain = { balances: [100, 60, 0], lastYear: 2 };
  expect(chartRows(own, plain)).toEqual([
    { year: 0, balance: 100, compared: 100 },
    { year: 1, balance: 40, compared: 60 },
    { year: 1.5, balance: 0, compared: null },
    { year: 2, balance: null, compared: 0 },
  ]);
  expect(chartRows(own, null).map(({ year }) => year)).toEqual([0, 1, 1.5]);
});
