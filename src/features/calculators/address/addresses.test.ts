import { describe, expect, it } from 'vitest';
import { type AffordabilityInputs, affordabilityAddress } from '../affordability/affordabilityInputs.ts';
import { type ClosingInputs, closingAddress, movedTo, readClosing } from '../closing/closingInputs.ts';
import { readAmount } from '../inputs/amount.ts';
import { EXTRA_RULES, type PaymentInputs, paymentAddress, readPayment } from '../payment/paymentInputs.ts';
import type { FieldAddress } from './useFields.ts';

const parse = <Inputs>(address: FieldAddress<Inputs>, query: string, locale: 'en-CA' | 'fr-CA' = 'en-CA') =>
  address.parse(new URLSearchParams(query), locale);
const print = <Inputs>(address: FieldAddress<Inputs>, inputs: Inputs) => address.print(inputs)?.toString();

describe('the mortgage payment’s address', () => {
  it.each<[string, Partial<PaymentInputs>]>([
    [
      '',
      {
        price: '500,000',
        down: { unit: 'percent', text: '20' },
        rate: '5',
        years: '25',
        frequency: 'monthly',
      },
    ],
    ['price=725000', { price: '725,000' }],
    ['downPercent=12.5', { down: { unit: 'percent', text: '12.5' } }],
    ['downDollars=150000', { down: { unit: 'dollars', text: '150,000' } }],
    ['rate=4.125&years=30', { rate: '4.125', years: '30' }],
    ['rate=0', { rate: '0' }],
    [
      'frequency=acceleratedWeekly&compounding=semiAnnual',
      { frequency: 'acceleratedWeekly', compounding: 'semiAnnual' },
    ],
    ['annualTaxes=4200&maintenanceFee=612.5', { annualTaxes: '4,200', maintenanceFee: '612.50' }],
    [
      'extraMonthly=100&extraYearly=5000&extraOnce=20000&extraAfter=3',
      { extraMonthly: '100', extraYearly: '5,000', extraOnce: '20,000', extraAfter: '3' },
    ],
  ])('%s', (query, inputs) => {
    const parsed = parse(paymentAddress, query);
    expect(parsed).toMatchObject(inputs);
    expect(print(paymentAddress, parsed)).toBe(query);
  });

  it.each([
    'price=abc&rate=-1&years=4.5&frequency=daily&compounding=yearly',
    'price=1e9&rate=99&years=100&extraMonthly=NaN&annualTaxes=-5',
    'price=9999999999&downPercent=101&extraAfter=0',
    'price=&rate=&years=&price=700000',
  ])('invalid parts are ignored: %s', (query) => {
    expect(parse(paymentAddress, query)).toEqual(parse(paymentAddress, ''));
  });

  it('formats numbers in the page’s language, and prints them in one form', () => {
    const query = 'price=725000&downPercent=12.5&rate=4.75';
    const french = parse(paymentAddress, query, 'fr-CA');
    expect(french).toMatchObject({ price: '725\u00a0000', down: { text: '12,5' }, rate: '4,75' });
    expect(print(paymentAddress, french)).toBe(query);
  });

  it.each([
    { rate: 'abc' },
    { price: '' },
    { extraMonthly: '-5' },
    { down: { unit: 'percent', text: '2' } },
  ] as const)('keeps the last valid values while %o is wrong', (changes) => {
    expect(print(paymentAddress, { ...parse(paymentAddress, ''), ...changes })).toBeUndefined();
  });
});

describe('an address with any figures', () => {
  it.each([
    ['4.123456789', 'rate=4.123457'],
    ['0.0000004', 'rate=0'],
    ['0.0000012', 'rate=0.000001'],
    ['5.0000001', ''],
  ])('prints a rate of %s so that it can be read again', (rate, query) => {
    const inputs = { ...parse(paymentAddress, ''), rate };
    expect(print(paymentAddress, inputs)).toBe(query);
    expect(print(paymentAddress, parse(paymentAddress, query))).toBe(query);
  });
  it('and a down payment in percent too', () => {
    const inputs: PaymentInputs = {
      ...parse(paymentAddress, ''),
      down: { unit: 'percent', text: '12.34567891' },
    };
    expect(print(paymentAddress, inputs)).toBe('downPercent=12.345679');
  });
});

describe('closing costs without property tax', () => {
  it.each([
    ['', null],
    ['0', 0],
    ['4,200', 4_200],
  ])('"%s" is %s', (annualTaxes, known) => {
    const { values } = readClosing({ ...parse(closingAddress, ''), annualTaxes });
    expect(values?.annualTaxes).toBe(known);
  });
});

describe('moving to another province', () => {
  const nonResident = parse(closingAddress, 'nonResident=1');
  it.each([
    ['BC', 'specifiedArea', true],
    ['NS', 'halifax', false],
    ['AB', 'elsewhere', false],
    ['ON', 'toronto', true],
  ] as const)('to %s', (province, place, isNonResident) => {
    expect(movedTo(province, nonResident)).toEqual({ province, place, isNonResident });
  });
  it('an answer is dropped if its question is not shown', () => {
    expect(movedTo('ON', { ...nonResident, ...movedTo('AB', nonResident) }).isNonResident).toBe(false);
  });
});

describe('fields that can’t be read', () => {
  it.each([
    ['1e9', null],
    ['1000000000', null],
    ['999,999,999', 999_999_999],
    ['-3', null],
    ['a lot', null],
    ['', 0],
    ['  ', 0],
    ['4 200,50', 4_200.5],
    ['NaN', null],
    ['Infinity', null],
  ])('an optional amount of "%s" is %s', (text, value) => {
    expect(readAmount(text, EXTRA_RULES.annualTaxes)).toBe(value);
  });

  it.each([
    ['', null],
    ['0', null],
    ['31', null],
    ['3,5', null],
    ['3', 3],
  ])('a lump sum after "%s" years', (text, value) => {
    expect(readAmount(text, EXTRA_RULES.extraAfter)).toBe(value);
  });

  it('are listed, and no others', () => {
    const { extras, mortgage, values } = readPayment({
      ...parse(paymentAddress, ''),
      rate: '-3',
      years: '3.5',
      extraMonthly: 'x',
    });
    expect([...extras.wrong]).toEqual(['extraMonthly']);
    expect(mortgage.problems).toEqual({ rate: 'rate', years: 'years' });
    expect(values).toBeNull();
  });
});

describe('the affordability’s address', () => {
  it.each<[string, Partial<AffordabilityInputs>]>([
    ['', { income: '110,000', coIncome: '', downPayment: '80,000', isFirstTimeBuyer: false }],
    [
      'income=140000&coIncome=60000&debts=450&cards=5000&annualTaxes=3600&heat=100&maintenanceFee=300&downDollars=95000',
      { income: '140,000', coIncome: '60,000', cards: '5,000', condoFee: '300', downPayment: '95,000' },
    ],
    ['annualTaxes=0&heat=0', { propertyTax: '0', heat: '0' }],
    [
      'rate=4.39&years=30&frequency=weekly&compounding=semiAnnual&firstTime=1&newlyBuilt=1',
      { rate: '4.39', years: '30', frequency: 'weekly', isFirstTimeBuyer: true, isNewlyBuilt: true },
    ],
  ])('%s', (query, inputs) => {
    const parsed = parse(affordabilityAddress, query);
    expect(parsed).toMatchObject(inputs);
    expect(print(affordabilityAddress, parsed)).toBe(query);
  });

  it('reads the parameter names of earlier addresses', () => {
    const ownQuery = 'propertyTax=3600&condoFee=300&downPayment=95000&firstTimeOrNew=1';
    expect(print(affordabilityAddress, parse(affordabilityAddress, ownQuery))).toBe(
      'annualTaxes=3600&maintenanceFee=300&downDollars=95000&firstTime=1',
    );
  });

  it('leaves out invalid values', () => {
    expect(parse(affordabilityAddress, 'income=much&cards=1e9&years=31')).toEqual(
      parse(affordabilityAddress, ''),
    );
  });

  it('an empty field counts as 0, and is printed if that is not the default', () => {
    const inputs = { ...parse(affordabilityAddress, ''), propertyTax: '', coIncome: '' };
    expect(print(affordabilityAddress, inputs)).toBe('annualTaxes=0');
  });
});

describe('the closing costs’ address', () => {
  it.each<[string, Partial<ClosingInputs>]>([
    ['', { price: '500,000', province: 'ON', place: 'toronto', isFirstTimeBuyer: false }],
    ['price=650000&downPercent=10&years=30', { price: '650,000', years: '30' }],
    ['province=ON&place=elsewhere', { province: 'ON', place: 'elsewhere' }],
    ['province=BC&place=specifiedArea', { province: 'BC', place: 'specifiedArea' }],
    ['province=AB', { province: 'AB', place: 'elsewhere' }],
    [
      'annualTaxes=4200&firstTime=1&newlyBuilt=1&nonResident=1',
      { annualTaxes: '4,200', isFirstTimeBuyer: true, isNewlyBuilt: true, isNonResident: true },
    ],
  ])('%s', (query, inputs) => {
    const parsed = parse(closingAddress, query);
    expect(parsed).toMatchObject(inputs);
    expect(print(closingAddress, parsed)).toBe(query);
  });

  it.each([
    // The parameters of a listing's link.
    ['province=Ontario&city=Toronto+C01', 'ON', 'toronto', ''],
    ['province=Ontario&city=Ottawa', 'ON', 'elsewhere', 'province=ON&place=elsewhere'],
    ['province=British+Columbia&city=Kelowna', 'BC', 'specifiedArea', 'province=BC&place=specifiedArea'],
    ['province=Quebec&city=Montr%C3%A9al', 'QC', 'montreal', 'province=QC&place=montreal'],
    ['province=NS&city=Dartmouth', 'NS', 'halifax', 'province=NS&place=halifax'],
    ['province=NS&place=toronto', 'NS', 'elsewhere', 'province=NS&place=elsewhere'],
    // An answer is ignored if the place does not have its question.
    ['province=AB&nonResident=1', 'AB', 'elsewhere', 'province=AB'],
    [
      'province=BC&place=elsewhere&nonResident=1',
      'BC',
      'elsewhere',
      'province=BC&place=elsewhere&nonResident=1',
    ],
    ['province=NS&place=halifax&nonResident=1', 'NS', 'halifax', 'province=NS&place=halifax&nonResident=1'],
    // A property tax of 0 is a known value.
    ['annualTaxes=0', 'ON', 'toronto', 'annualTaxes=0'],
    ['province=Atlantis&place=montreal', 'ON', 'toronto', ''],
  ])('%s is %s, %s', (query, province, place, printed) => {
    const parsed = parse(closingAddress, query);
    expect(parsed).toMatchObject({ province, place });
    expect(print(closingAddress, parsed)).toBe(printed);
  });
});
