import { expect, it } from 'vitest';
import { PROVINCES } from '../../../src/domain/geo/provinces.ts';
import { LENDER_CODES, lenderName } from '../../../src/domain/mortgage/lenders.ts';
import { LENDERS, RULES_OF } from './lenders.ts';

it('are twenty-one, the last for every other, by the codes and names that the app has', () => {
  expect(LENDERS).toHaveLength(21);
  expect(LENDERS.at(-1)?.id).toBe('other');
  expect(LENDERS.map(({ id, name }) => [id, name])).toEqual(
    LENDER_CODES.map((code) => [code, lenderName(code, 'en-CA')]),
  );
});

it('have rules of a day that is over', () => {
  expect(Date.parse(RULES_OF)).toBeLessThan(Date.parse('2026-11-22'));
});

it.each(LENDERS)('$name has rules that can be', (lender) => {
  const { insuredRate, uninsuredRate, insuredLimits, uninsuredLimits, provinces, longestYears } = lender;
  for (const rate of [insuredRate ?? uninsuredRate, uninsuredRate]) {
    expect(rate).toBeGreaterThan(0);
    expect(rate).toBeLessThan(10);
  }
  // The insurers' limits hold for every lender.
  expect(insuredLimits).toEqual({ gds: 39, tds: 44 });
  expect(uninsuredLimits.tds).toBeGreaterThan(uninsuredLimits.gds);
  expect(lender.smallestLoan).toBeLessThan(lender.largestLoan);
  expect(lender.termYears).toBeLessThanOrEqual(longestYears);
  expect(provinces.length).toBeGreaterThan(0);
  const codes = new Set<string>(PROVINCES.map(({ code }) => code));
  expect(provinces.filter((province) => !codes.has(province))).toEqual([]);
  expect(new Set(provinces).size).toBe(provinces.length);
  expect(lender.employments).not.toContain('unemployed');
});

it('serve every province, and everybody who may buy', () => {
  expect(new Set(LENDERS.flatMap(({ provinces }) => provinces)).size).toBe(PROVINCES.length);
  expect(new Set(LENDERS.flatMap(({ citizenships }) => citizenships)).size).toBe(5);
});
