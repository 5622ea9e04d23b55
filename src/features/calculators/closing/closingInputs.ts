import { PAYMENT_ESTIMATE } from '#domain/constants.ts';
import { type ProvinceCode, provinceCode } from '#domain/geo/provinces.ts';
import type { PurchaseTerms } from '#domain/mortgage/closingCosts.ts';
import { taxingCity } from '#domain/mortgage/landTransferTax.ts';
import { isInSpecifiedArea, needsCitizenship, nonResidentTaxes } from '#domain/mortgage/nonResidentTax.ts';
import { printFields, readFields } from '../address/fieldQuery.ts';
import type { Figures } from '../address/sharedQuery.ts';
import type { FieldAddress } from '../address/useFields.ts';
import { type AmountRule, readAmount } from '../inputs/amount.ts';
import {
  COST_RULES,
  type CostInputs,
  type CostReading,
  carriedDollars,
  readInputs,
} from '../inputs/costInputs.ts';
import { downFields, readDown } from '../inputs/downAddress.ts';

/** Places within a province that have their own rules; 'elsewhere' is the rest of the province. */
export const CLOSING_PLACES = ['toronto', 'montreal', 'halifax', 'specifiedArea', 'elsewhere'] as const;
export type ClosingPlace = (typeof CLOSING_PLACES)[number];

const OF_PROVINCE: Partial<Record<ProvinceCode, Exclude<ClosingPlace, 'elsewhere'>>> = {
  BC: 'specifiedArea',
  NS: 'halifax',
  ON: 'toronto',
  QC: 'montreal',
};

/** Returns the places to choose from. The one with its own rules is first; a single place needs no choice. */
export function placesOf(province: ProvinceCode): readonly ClosingPlace[] {
  const place = OF_PROVINCE[province];
  return place ? [place, 'elsewhere'] : ['elsewhere'];
}

/** Returns the place that contains a feed's city. */
function placeOfCity(province: ProvinceCode, city: string): ClosingPlace {
  const isSpecified = province === 'BC' && isInSpecifiedArea(city);
  return taxingCity(province, city) ?? (isSpecified ? 'specifiedArea' : 'elsewhere');
}

/** A city of each place, by which its rules are found. */
const CITY_OF: Record<ClosingPlace, string> = {
  toronto: 'Toronto',
  montreal: 'Montréal',
  halifax: 'Halifax',
  specifiedArea: 'Vancouver',
  elsewhere: '',
};

/** Questions about the residence of a buyer, for taxes on non-residents. */
export type ResidenceQuestion = 'notCanadian' | 'notInNovaScotia';

/** Returns the question of a province. If a part of it has such a tax, the whole province has the question. */
export function residenceQuestion(province: ProvinceCode): ResidenceQuestion | undefined {
  const isTaxed = placesOf(province).some(
    (place) => nonResidentTaxes(1, { state: province, city: CITY_OF[place] }).length > 0,
  );
  if (!isTaxed) return undefined;
  return needsCitizenship(province) ? 'notCanadian' : 'notInNovaScotia';
}

/** Returns the fields for another province. An answer is dropped if its question is not shown there. */
export function movedTo(
  province: ProvinceCode,
  from: Pick<ClosingInputs, 'province' | 'isNonResident'>,
): Pick<ClosingInputs, 'province' | 'place' | 'isNonResident'> {
  const [place = 'elsewhere'] = placesOf(province);
  const hasSameQuestion = residenceQuestion(province) === residenceQuestion(from.province);
  return { province, place, isNonResident: from.isNonResident && hasSameQuestion };
}

/** The typed texts and choices of the closing costs calculator's fields. */
export interface ClosingInputs extends CostInputs {
  province: ProvinceCode;
  place: ClosingPlace;
  annualTaxes: string;
  isNonResident: boolean;
}

export interface ClosingReading {
  mortgage: CostReading;
  isTaxWrong: boolean;
  /** Null if a field is not valid. */
  values: PurchaseTerms | null;
}

/** Rule of the field for the yearly property tax. */
export const TAX_RULE: AmountRule = { ...COST_RULES.downDollars, isOptional: true };

/** Reads all fields. */
export function readClosing(inputs: ClosingInputs): ClosingReading {
  const mortgage = readInputs(inputs);
  const tax = readAmount(inputs.annualTaxes, TAX_RULE);
  if (!mortgage.values || tax === null) return { mortgage, isTaxWrong: tax === null, values: null };
  const { price, downPayment, amortizationYears, isFirstTimeBuyer, isNewlyBuilt } = mortgage.values;
  return {
    mortgage,
    isTaxWrong: false,
    values: {
      price,
      downPayment,
      amortizationYears,
      isFirstTimeBuyer,
      isNewlyBuilt,
      isNonResident: inputs.isNonResident,
      state: inputs.province,
      city: CITY_OF[inputs.place],
      annualTaxes: inputs.annualTaxes.trim() === '' ? null : tax,
    },
  };
}

const FIRST = { price: 500_000, province: 'ON', place: 'toronto' } as const;
const { downPaymentPercent, ratePercent, amortizationYears } = PAYMENT_ESTIMATE;

function readPlace(query: URLSearchParams): Pick<ClosingInputs, 'province' | 'place'> {
  const province = provinceCode(query.get('province') ?? '');
  if (!province) return { province: FIRST.province, place: FIRST.place };
  const place = placesOf(province).find((each) => each === query.get('place'));
  return { province, place: place ?? placeOfCity(province, query.get('city') ?? '') };
}

/** Returns the figures for the other calculators; rate and frequency are not fields of this one. */
export function closingFigures(values: PurchaseTerms, { province, place }: ClosingInputs): Figures {
  return {
    price: values.price,
    downDollars: carriedDollars(values.downPayment),
    downPercent: null,
    years: values.amortizationYears,
    province,
    place,
    city: null,
    annualTaxes: values.annualTaxes,
    firstTime: values.isFirstTimeBuyer,
    newlyBuilt: values.isNewlyBuilt,
    nonResident: values.isNonResident,
  };
}

/** The fields in the address: /calculators/closing-costs?price=700000&province=BC&place=specifiedArea&firstTime=1 */
export const closingAddress: FieldAddress<ClosingInputs> = {
  names: [
    ...['price', 'downDollars', 'downPercent', 'years', 'province', 'place', 'city', 'annualTaxes'],
    ...['firstTime', 'newlyBuilt', 'nonResident'],
  ],
  parse(query, locale) {
    const fields = readFields(query, locale);
    const { amount, flag } = fields;
    const where = readPlace(query);
    return {
      ...where,
      price: amount('price', COST_RULES.price, FIRST.price),
      down: readDown(fields, downPaymentPercent, locale),
      years: amount('years', COST_RULES.years, amortizationYears),
      annualTaxes: amount('annualTaxes', TAX_RULE, ''),
      isFirstTimeBuyer: flag('firstTime'),
      isNewlyBuilt: flag('newlyBuilt'),
      isNonResident: flag('nonResident') && residenceQuestion(where.province) !== undefined,
      // Closing costs do not depend on these.
      rate: String(ratePercent),
      frequency: 'monthly',
      compounding: 'monthly',
    };
  },
  print(inputs) {
    const { values } = readClosing(inputs);
    if (!values) return null;
    const { province, place } = inputs;
    const isFirst = province === FIRST.province && place === FIRST.place;
    return printFields([
      ['price', values.price, FIRST.price],
      downFields(inputs.down, downPaymentPercent),
      ['years', values.amortizationYears, amortizationYears],
      ['province', province, isFirst ? province : undefined],
      ['place', place, isFirst || placesOf(province).length === 1 ? place : undefined],
      ['annualTaxes', values.annualTaxes ?? '', ''],
      ['firstTime', values.isFirstTimeBuyer, false],
      ['newlyBuilt', values.isNewlyBuilt, false],
      ['nonResident', values.isNonResident, false],
    ]);
  },
};
