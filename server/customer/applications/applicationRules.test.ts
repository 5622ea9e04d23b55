import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { SignerTable } from '#server/store/customer/applicationTables.ts';
import type {
  WireBirthDate,
  WireEmployment,
  WireProperty,
} from '../../../src/api/customer/applicationContract.ts';
import { PROVINCES as APP_PROVINCES } from '../../../src/domain/geo/provinces.ts';
import { minimumDownPayment } from '../../../src/domain/mortgage/downPayment.ts';
import { checkCode, codeColumns } from './invitationCode.ts';
import { mergedSection } from './merge.ts';
import { isPostalCodeOf, PROVINCES } from './postalProvinces.ts';
import { requiredDownPayment } from './requiredDownPayment.ts';
import { missingFields, requiredFields } from './requiredFields.ts';
import { employmentErrors, personErrors, priceErrors, propertyErrors } from './sectionRules.ts';
import type { Sections } from './storedSections.ts';

const TODAY: WireBirthDate = { month: 2, day: 28, year: 2026 };
const keywords = (errors: { field: string; keyword: string }[]) =>
  errors.map(({ field, keyword }) => `${field} ${keyword}`);

describe('the minimum down payment', () => {
  it.each([
    [50_000, 2500],
    [500_000, 25_000],
    [700_000, 45_000],
    [1_499_999.99, 124_999.99],
    [1_500_000, 300_000],
    [333_333.33, 16_666.66],
  ])('of %d dollars is %d', (total, minimum) => {
    expect(requiredDownPayment(total)).toBe(minimum);
  });

  it('equals the app’s, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5_000_000, max: 10_000_000_000 }), (cents) => {
        const shown = minimumDownPayment(cents / 100);
        expect(Math.abs(requiredDownPayment(cents / 100) - shown)).toBeLessThan(0.010001);
      }),
    );
  });
});

describe('a person', () => {
  it.each([
    [{ month: 2, day: 28, year: 2008 }, []],
    [{ month: 3, day: 1, year: 2008 }, ['p.dob maximum']],
    // A person born on a leap day comes of age on the first of March.
    [{ month: 2, day: 29, year: 2008 }, ['p.dob maximum']],
    [{ month: 2, day: 29, year: 1900 }, ['p.dob format']],
    [{ month: 2, day: 29, year: 2000 }, []],
    [{ month: 4, day: 31, year: 1980 }, ['p.dob format']],
    [{ month: 12, day: 31, year: 2099 }, ['p.dob maximum']],
  ])('born on %o', (dob, expected) => {
    expect(keywords(personErrors('p', { dob }, TODAY))).toEqual(expected);
  });

  it('without answers is valid', () => {
    expect(personErrors('p', {}, TODAY)).toEqual([]);
  });
});

describe('postal codes', () => {
  it.each([
    ['M5J 2Z3', 'ON', true],
    ['K1A 0B1', 'ON', true],
    ['H2Y 1C6', 'ON', false],
    ['X0A 0H0', 'NU', true],
    ['X1A 1A1', 'NT', true],
    ['A1A 1A1', 'XX', false],
  ])('match their province: %s in %s is %s', (code, province, isOne) => {
    expect(isPostalCodeOf(code, province)).toBe(isOne);
  });

  it('have the same provinces as the app', () => {
    expect([...PROVINCES].sort()).toEqual(APP_PROVINCES.map(({ code }) => code).sort());
  });
});

describe('amounts', () => {
  it.each([
    [0.29, []],
    [1.005, ['price.total multipleOf']],
    [99_999_999.99, []],
    [99_999_999.999, ['price.total multipleOf']],
  ])('have at most two decimals: %d', (total, expected) => {
    expect(keywords(priceErrors({ total }))).toEqual(expected);
  });

  it.each([
    [{ total: 100, downPayment: 99.99 }, []],
    [{ total: 100, downPayment: 100 }, ['price.downPayment exclusiveMaximum']],
    [{ downPayment: 100 }, []],
  ])('of a down payment are less than the price: %o', (price, expected) => {
    expect(keywords(priceErrors(price))).toEqual(expected);
  });
});

describe('work', () => {
  it.each([
    [{ month: 2, year: 2026 }, []],
    [{ month: 3, year: 2026 }, ['e.start maximum']],
    [{ month: 1, year: 2027 }, ['e.start maximum']],
  ])('began no later than this month: %o', (start, expected) => {
    expect(keywords(employmentErrors('e', { start }, TODAY))).toEqual(expected);
  });
});

describe('other homes', () => {
  const HOME = {
    address: '1 Main',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5J 2Z3',
    monthlyPayment: 900,
    isMortgaged: true,
  };
  it.each([
    [HOME, []],
    [{ ...HOME, postalCode: 'H2Y 1C6' }, ['property.otherProperties.0.postalCode province']],
    [{ ...HOME, isMortgaged: false, rate: 4 }, ['property.otherProperties.0.rate not']],
    [{ ...HOME, balance: 0.001 }, ['property.otherProperties.0.balance multipleOf']],
  ])('%o', (home, expected) => {
    expect(keywords(propertyErrors({ otherProperties: [home] }))).toEqual(expected);
  });
});

describe('a merge', () => {
  interface Section {
    one?: string;
    two?: string[];
    three?: { a: number };
  }
  const merge = (section: Section, change: Parameters<typeof mergedSection<Section>>[2]) =>
    mergedSection<Section>('s', section, change, [{ members: ['two'], isNone: ({ one }) => one === 'none' }]);

  it.each([
    [{ one: 'x' }, {}, { one: 'x' }, []],
    [{ one: 'x' }, { one: null }, {}, []],
    [{ one: 'x' }, { one: ' y ' }, { one: 'y' }, []],
    [{ two: ['a', 'b'] }, { two: [' c '] }, { two: ['c'] }, []],
    [{ three: { a: 1 } }, { three: { a: 2 } }, { three: { a: 2 } }, []],
    [{ two: ['a'] }, { one: 'none' }, { one: 'none' }, []],
    [{}, { one: 'none', two: ['a'] }, { one: 'none' }, ['s.two not']],
    [{ one: 'none' }, { two: ['a'] }, { one: 'none' }, ['s.two not']],
    [{ one: 'none' }, { two: [] }, { one: 'none' }, []],
    [{ one: 'none' }, { two: null }, { one: 'none' }, []],
    [{ one: 'none' }, { one: null, two: ['a'] }, { two: ['a'] }, []],
  ])('of %o and %o is %o', (section, change, merged, expected) => {
    const result = merge(section, change);
    expect([result.section, keywords(result.errors)]).toEqual([merged, expected]);
  });
});

describe('a submission', () => {
  const NOTHING: Sections = { property: {}, price: {}, applicant: {}, employment: {} };
  const requiredOf = (sections: Partial<Sections>, isAlone: boolean | null = true) =>
    requiredFields({ sections: { ...NOTHING, ...sections }, isAlone, signer: undefined }).map(
      ({ field }) => field,
    );
  const property = (section: WireProperty) =>
    requiredOf({ property: section }).filter((field) => field.startsWith('property.'));
  const employment = (section: WireEmployment) =>
    requiredOf({ employment: section }).filter((field) => field.startsWith('employment.'));

  it('requires a street only for a home that is found', () => {
    const open = ['isFound', 'city', 'province', 'ownership', 'moveIn', 'monthlyPayment', 'ownsOthers'];
    expect(property({})).toEqual(open.map((name) => `property.${name}`));
    expect(property({ isFound: false })).toEqual(property({}));
    expect(property({ isFound: true }).filter((field) => !property({}).includes(field))).toEqual([
      'property.address',
      'property.postalCode',
    ]);
  });

  it('requires other homes and their mortgages only from an owner of some', () => {
    expect(property({ ownsOthers: false })).not.toContain('property.otherProperties');
    expect(property({ ownsOthers: true })).toContain('property.otherProperties');
    const home = {
      address: 'x',
      city: 'x',
      province: 'ON',
      postalCode: 'M5J 2Z3',
      monthlyPayment: 1,
      isMortgaged: true,
    };
    const two = property({ ownsOthers: true, otherProperties: [{ ...home, isMortgaged: false }, home] });
    expect(two.filter((field) => /\.\d\./.test(field))).toEqual(
      ['lender', 'balance', 'rate', 'rateType'].map((name) => `property.otherProperties.1.${name}`),
    );
  });

  it.each([
    [{}, ['status']],
    [{ status: 'unemployed' }, ['status', 'annualIncome']],
    [{ status: 'investor' }, ['status', 'annualIncome']],
    [
      { status: 'self_employed' },
      ['status', 'employer', 'jobTitle', 'start', 'compensation', 'annualIncome'],
    ],
    [
      { status: 'parental_leave', compensation: 'commission' },
      ['status', 'employer', 'jobTitle', 'start', 'compensation', 'annualIncome', 'anticipatedBonus'],
    ],
  ] as [WireEmployment, string[]][])('with %o requires %o', (section, names) => {
    expect(employment(section)).toEqual(names.map((name) => `employment.${name}`));
  });

  it('requires the co-applicant’s answers too, even before the co-applicant is added', () => {
    const of = (isAlone: boolean | null) =>
      missingFields({ sections: NOTHING, isAlone, signer: undefined })
        .filter(({ section }) => section === 'coApplicant')
        .map(({ field }) => field);
    expect(of(null)).toEqual(['isAlone']);
    expect(of(true)).toEqual([]);
    expect(of(false)).toHaveLength(9);
    const empty = { person: {}, employment: {}, relation: null };
    const declined = missingFields({
      sections: NOTHING,
      isAlone: false,
      signer: { ...empty, state: 'declined' },
    });
    expect(declined.at(-1)).toEqual({ section: 'coApplicant', field: 'signers.state' });
  });
});

describe('a code', () => {
  const NOW = new Date('2026-11-21T20:00:00.000Z');
  const columnsOfCode = codeColumns('012345', NOW);
  const signer = (columns: Partial<SignerTable> = {}) => ({ ...columnsOfCode, ...columns }) as SignerTable; // only these members are read
  const days = (count: number) => new Date(NOW.getTime() + count * MILLISECONDS_A_DAY);

  it('is valid for a week and five attempts, and is not stored', () => {
    expect(checkCode(signer(), '012345', NOW)).toBe('right');
    expect(checkCode(signer(), '012346', NOW)).toBe('wrong');
    expect(checkCode(signer(), '012345', new Date(days(7).getTime() - 1))).toBe('right');
    expect(checkCode(signer(), '012345', days(7))).toBe('expired');
    expect(checkCode(signer({ code_attempts: 4 }), '012345', NOW)).toBe('right');
    expect(checkCode(signer({ code_attempts: 5 }), '012345', NOW)).toBe('expired');
    expect(checkCode(signer({ code_hash: null }), '012345', NOW)).toBe('expired');
    expect(columnsOfCode.code_hash).not.toContain('012345');
    expect(codeColumns('012345', NOW).code_hash, 'salted').not.toBe(columnsOfCode.code_hash);
  });
});
