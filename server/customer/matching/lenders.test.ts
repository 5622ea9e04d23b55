import { expect, it } from 'vitest';
import { PROVINCES } from '../../../src/domain/geo/provinces.ts';
import { LENDER_CODES, lenderName } from '../../../src/domain/mortgage/lenders.ts';
import { LENDERS, RULES_OF } from './lenders.ts';

it('the lenders are twenty-one, with the codes and names of the app, and the last is Other', () => {
  expect(LENDERS).toHaveLength(21);
  expect(LENDERS.at(-1)?.id).toBe('other');
  expect(LENDERS.map(({ id, name }) => [id, name])).toEqual(
    LENDER_CODES.map((code) => [code, lenderName(code, 'en-CA')]),
  );
});

it('the lenders’ rules have a date in the past', () => {
  expect(Date.parse(RULES_OF)).toBeLessThan(Date.parse('2026-11-22'));
});

it.each(LENDERS)('$name has plausible rules', (lender) => {
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

it('the lenders serve every province and every kind of citizenship', () => {
  expect(new Set(LENDERS.flatMap(({ provinces }) => provinces)).size).toBe(PROVINCES.length);
  expect(new Set(LENDERS.flatMap(({ citizenships }) => citizenships)).size).toBe(5);
});
