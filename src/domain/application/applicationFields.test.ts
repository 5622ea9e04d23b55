import { describe, expect, test } from 'vitest';
import { LENDERS } from '#server/customer/matching/lenders.ts';
import { LENDER_CODES, lenderName } from '../mortgage/lenders.ts';
import {
  EMPLOYMENT_FIELDS,
  PERSON_FIELDS,
  readAlone,
  readEmployment,
  readPerson,
  readRelation,
} from './applicationFields.ts';
import { HOME_FIELDS, otherField, readHome, readPriceSection } from './applicationHome.ts';
import { sectionStep, stepBeside, stepSection } from './applicationSteps.ts';

const TODAY = { month: 11, day: 21, year: 2026 };

/** All fields of a list, with '' for fields that `texts` does not name. */
const typed = <Field extends string>(fields: readonly Field[], texts: Record<string, string> = {}) => ({
  ...(Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>), // one entry per field
  ...texts,
});

const wrong = ({ problems }: { problems: Map<string, string> }) => Object.fromEntries(problems);

describe('an applicant', () => {
  test('with an empty form lacks every field, in the order of the form', () => {
    const { problems, members } = readPerson(typed(PERSON_FIELDS), TODAY);
    expect([...problems.keys()]).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'dobMonth',
      'dobDay',
      'dobYear',
      'maritalStatus',
      'citizenStatus',
    ]);
    expect([...problems.values()].every((problem) => problem === 'required')).toBe(true);
    expect(members['dob']).toBeNull();
  });

  test('with half a birth date has none', () => {
    const read = readPerson(typed(PERSON_FIELDS, { dobMonth: '4' }), TODAY);
    expect(read.members['dob']).toBeNull();
    expect(wrong(read)).toMatchObject({ dobDay: 'required', dobYear: 'required' });
    expect(wrong(read)).not.toHaveProperty('dobMonth');
  });

  test('below the minimum age has a problem only at the date', () => {
    const texts = { dobMonth: '4', dobDay: '9', dobYear: '2015', firstName: ' Anne ' };
    const read = readPerson(typed(PERSON_FIELDS, texts), TODAY);
    expect(read.members['dob']).toBeNull();
    expect(read.members['firstName']).toBe('Anne');
    expect(wrong(read)).toMatchObject({ dobMonth: 'tooYoung' });
  });
});

test.each([
  ['annualIncome', '45,000 or 60,000'],
  ['anticipatedBonus', 'some'],
  ['startYear', '20'],
])('a wrong %s clears the value saved earlier', (field, text) => {
  const texts = { status: 'full_time', compensation: 'commission', startMonth: '3', startYear: '2019' };
  const { members } = readEmployment(typed(EMPLOYMENT_FIELDS, { ...texts, [field]: text }), TODAY);
  expect(members[field === 'startYear' ? 'start' : field]).toBeNull();
});

describe('work', () => {
  test.each([
    ['full_time', true],
    ['part_time', true],
    ['self_employed', true],
    ['parental_leave', true],
    ['pension', false],
    ['welfare', false],
    ['investor', false],
    ['unemployed', false],
  ])('%s asks for an employer: %s', (status, asks) => {
    const { problems, members } = readEmployment(typed(EMPLOYMENT_FIELDS, { status, employer: 'X' }), TODAY);
    expect(problems.has('jobTitle')).toBe(asks);
    expect('employer' in members).toBe(asks);
    expect(problems.get('annualIncome')).toBe('required');
  });

  test.each([
    ['annual_salary', false],
    ['hourly', false],
    ['annual_salary_commission', true],
    ['annual_salary_bonus', true],
    ['commission', true],
  ])('%s asks for a bonus: %s', (compensation, asks) => {
    const texts = { status: 'full_time', compensation };
    expect(readEmployment(typed(EMPLOYMENT_FIELDS, texts), TODAY).problems.has('anticipatedBonus')).toBe(
      asks,
    );
  });

  test('began no later than this month', () => {
    const began = (startMonth: string) =>
      readEmployment(typed(EMPLOYMENT_FIELDS, { status: 'full_time', startMonth, startYear: '2026' }), TODAY);
    expect(began('11').members['start']).toEqual({ month: 11, year: 2026 });
    expect(began('12').members['start']).toBeNull();
    expect(wrong(began('12'))).toMatchObject({ startYear: 'future' });
  });
});

describe('the home', () => {
  const home = (texts: Record<string, string>) => readHome(typed(HOME_FIELDS, texts), TODAY);

  test('has a street only once it is found', () => {
    expect(home({ isFound: 'no', address: '33 Bay Street' }).members).not.toHaveProperty('address');
    expect(wrong(home({ isFound: 'no' }))).not.toHaveProperty('postalCode');
    expect(wrong(home({ isFound: 'yes' }))).toMatchObject({ address: 'required', postalCode: 'required' });
    expect(wrong(home({ isFound: 'yes' }))).not.toHaveProperty('unit');
  });

  test('in another province rejects the old postal code', () => {
    const read = home({ province: 'BC', postalCode: 'M5J 2Z3' });
    expect(read.members).toMatchObject({ province: 'BC', postalCode: null });
    expect(wrong(read)).toMatchObject({ postalCode: 'postalProvince' });
  });

  const OTHER = {
    address: '1 King Street',
    city: 'Ottawa',
    province: 'ON',
    postalCode: 'K1A 0B1',
    monthlyPayment: '1500',
    isMortgaged: 'no',
  } as const;
  const others = (...homes: Partial<Record<keyof typeof OTHER | 'lender' | 'rate', string>>[]) =>
    home({
      ownsOthers: 'yes',
      others: String(homes.length),
      ...Object.fromEntries(
        homes.flatMap((each, place) =>
          Object.entries({ ...OTHER, ...each }).map(([field, text]) => [
            otherField(place, field as keyof typeof OTHER), // the fields of OTHER
            text,
          ]),
        ),
      ),
    });

  test('others are saved as one list once the basic fields of each are filled in', () => {
    expect(others({}, { city: '' }).members).not.toHaveProperty('otherProperties');
    expect(wrong(others({}, { city: '' }))).toMatchObject({ 'other1:city': 'required' });
    const incomplete = others({}, { isMortgaged: 'yes', lender: 'td', rate: '5.1' });
    expect(incomplete.members['otherProperties']).toEqual([
      { ...OTHER, monthlyPayment: 1500, isMortgaged: false },
      { ...OTHER, monthlyPayment: 1500, isMortgaged: true, lender: 'td', rate: 5.1 },
    ]);
    expect(wrong(incomplete)).toMatchObject({ 'other1:balance': 'required', 'other1:rateType': 'required' });
    const [home] = others({ isMortgaged: 'yes', rate: '99' }).members['otherProperties'] as object[]; // a list of objects if it is kept
    expect(home).not.toHaveProperty('rate');
  });

  test('others beyond their number are not read', () => {
    const { members, problems } = home({ ownsOthers: 'no', others: '1', 'other0:city': 'Ottawa' });
    expect(members).not.toHaveProperty('otherProperties');
    expect([...problems.keys()].filter((field) => field.startsWith('other'))).toEqual([]);
  });
});

describe('the price', () => {
  test.each([
    ['500000', '25000', undefined],
    ['500000', '24999.99', 'downTooLow'],
    ['700000', '45000', undefined],
    ['700000', '44999', 'downTooLow'],
    ['1499999', '124999.90', undefined],
    ['1500000', '299999', 'downTooLow'],
    ['1500000', '300000', undefined],
    ['500000', '500000', 'downTooHigh'],
    ['500000', '', 'required'],
  ])('%s with %s down', (total, downPayment, problem) => {
    const read = readPriceSection({ total, downPayment, isFirstHome: 'yes' });
    expect(read.problems.get('downPayment')).toBe(problem);
  });

  test('keeps a down payment that is too low, and clears one that is the whole price', () => {
    const down = (downPayment: string) =>
      readPriceSection({ total: '500000', downPayment, isFirstHome: '' }).members['downPayment'];
    expect(down('10000')).toBe(10_000);
    expect(down('600000')).toBeNull();
  });

  test('is from 50,000 to 100,000,000 dollars', () => {
    const problem = (total: string) =>
      readPriceSection({ total, downPayment: '', isFirstHome: '' }).problems.get('total');
    expect([problem('49999'), problem('50000'), problem('100000000'), problem('100000001')]).toEqual([
      'price',
      undefined,
      undefined,
      'price',
    ]);
  });
});

test('the co-applicant is read', () => {
  expect(readAlone({ isAlone: 'no' }).members).toEqual({ isAlone: false });
  expect(wrong(readAlone({ isAlone: '' }))).toEqual({ isAlone: 'required' });
  expect(readRelation({ relation: 'sibling' }).members).toEqual({ relation: 'sibling' });
  expect(wrong(readRelation({ relation: 'cousin' }))).toEqual({ relation: 'required' });
});

test('steps and sections lead to each other', () => {
  expect(stepSection('co-applicant')).toBe('coApplicant');
  expect(stepSection('review')).toBeUndefined();
  expect(sectionStep('coApplicant')).toBe('co-applicant');
  expect(sectionStep('price')).toBe('price');
  expect([stepBeside('property', -1), stepBeside('property', 1), stepBeside('review', 1)]).toEqual([
    undefined,
    'price',
    undefined,
  ]);
});

test('there are 21 lenders, each with its own name, and the last is Other', () => {
  expect(LENDER_CODES).toHaveLength(21);
  expect(LENDER_CODES.at(-1)).toBe('other');
  expect(LENDER_CODES).toEqual(LENDERS.map(({ id }) => id));
  expect(lenderName('national_bank', 'en-CA')).toBe('National Bank');
  expect(lenderName('national_bank', 'fr-CA')).toBe('Banque Nationale');
  expect(lenderName('new_bank', 'en-CA')).toBe('new_bank');
});
