/** The fields of the pre-approval's home: its address, its price, and the homes that the applicant already owns. */

import { coversMinimum } from '../mortgage/downPayment.ts';
import { LENDER_CODES } from '../mortgage/lenders.ts';
import { MAX_OTHER_PROPERTIES, OWNERSHIPS, RATE_TYPES } from './applicationChoices.ts';
import type { CalendarDay } from './applicationDates.ts';
import { makeReading, readMonthBoxes, type SectionReading, type Typed } from './applicationFields.ts';
import {
  APPLICATION_LIMITS,
  readChoice,
  readDollars,
  readLine,
  readPostalCode,
  readProvince,
  readRate,
  readYesNo,
} from './applicationText.ts';

/** Fields of the home. Fields of other homes are named by `otherField`; `others` is their number. */
export const HOME_FIELDS = [
  'isFound',
  'address',
  'unit',
  'city',
  'province',
  'postalCode',
  'ownership',
  'moveInMonth',
  'moveInYear',
  'monthlyPayment',
  'ownsOthers',
  'others',
] as const;

/** A field of the home. */
export type HomeField = (typeof HOME_FIELDS)[number];

/** Fields of a home that the applicant owns already. */
export const OTHER_FIELDS = [
  'address',
  'city',
  'province',
  'postalCode',
  'monthlyPayment',
  'isMortgaged',
  'lender',
  'balance',
  'rate',
  'rateType',
] as const;

/** A field of another home. */
export type OtherField = (typeof OTHER_FIELDS)[number];

/** Returns the name of a field of another home within the section; `home` counts from 0. */
export function otherField(home: number, field: OtherField): string {
  return `other${home}:${field}`;
}

/** Returns the number of other homes in a section. */
export function otherCount(typed: { readonly others: string }): number {
  return Math.min(MAX_OTHER_PROPERTIES, Math.max(0, Number(typed.others) || 0));
}

/** Years that can be chosen for moving in. */
export const moveInYears = ({ year }: CalendarDay) => ({ from: year, to: year + 5 });

function readOther(typed: Readonly<Record<string, string>>, home: number): SectionReading {
  const { reading, take } = makeReading();
  const text = (field: OtherField): string => typed[otherField(home, field)] ?? '';
  take('address', readLine(text('address')));
  take('city', readLine(text('city')));
  take('province', readProvince(text('province')));
  take('postalCode', readPostalCode(text('postalCode'), text('province')));
  take('monthlyPayment', readDollars(text('monthlyPayment')));
  take('isMortgaged', readYesNo(text('isMortgaged')));
  if (text('isMortgaged') === 'yes') {
    take('lender', readChoice(text('lender'), LENDER_CODES));
    take('balance', readDollars(text('balance')));
    take('rate', readRate(text('rate')));
    take('rateType', readChoice(text('rateType'), RATE_TYPES));
  }
  return reading;
}

/**
 * Reads the home. Other homes are saved only once the basic fields of each are filled in, because the list is saved as
 * a whole.
 * @param isFirstHome true if the purchase is the buyer's first home: the buyer then owns no others
 */
export function readHome(
  typed: Typed<HomeField> & Readonly<Record<string, string>>,
  today: CalendarDay,
  isFirstHome = false,
): SectionReading {
  const { reading, take } = makeReading();
  take('isFound', readYesNo(typed.isFound));
  if (typed.isFound === 'yes') {
    take('address', readLine(typed.address));
    take('unit', readLine(typed.unit, APPLICATION_LIMITS.unit), { isRequired: false });
  }
  take('city', readLine(typed.city));
  take('province', readProvince(typed.province));
  take('postalCode', readPostalCode(typed.postalCode, typed.province), {
    isRequired: typed.isFound === 'yes',
  });
  take('ownership', readChoice(typed.ownership, OWNERSHIPS));
  const month: [string, string] = ['moveInMonth', typed.moveInMonth];
  const year: [string, string] = ['moveInYear', typed.moveInYear];
  readMonthBoxes({ month, year }, moveInYears(today), 'moveIn', reading);
  take('monthlyPayment', readDollars(typed.monthlyPayment));
  const owns = readYesNo(typed.ownsOthers);
  take('ownsOthers', isFirstHome && typed.ownsOthers === 'yes' ? { problem: 'isFirstHome' } : owns);
  if (typed.ownsOthers === 'yes') readOthers(typed, reading);
  return reading;
}

/**
 * Address and cost of another home. Without all of them the home cannot be saved; fields of its mortgage may be
 * missing.
 */
const OTHER_BASICS: readonly OtherField[] = [
  'address',
  'city',
  'province',
  'postalCode',
  'monthlyPayment',
  'isMortgaged',
];

function readOthers(typed: { readonly others: string }, { members, problems }: SectionReading): void {
  const homes: Record<string, unknown>[] = [];
  let isSavable = true;
  for (let home = 0; home < otherCount(typed); home += 1) {
    const read = readOther(typed, home);
    for (const [field, problem] of read.problems) {
      problems.set(otherField(home, field as OtherField), problem); // readOther reports no other fields
      if (OTHER_BASICS.includes(field as OtherField)) isSavable = false; // readOther reports no other fields
    }
    const answered = Object.entries(read.members).filter(([, value]) => value !== null);
    homes.push(Object.fromEntries(answered));
  }
  if (isSavable && homes.length > 0) members['otherProperties'] = homes;
}

/** Fields of the price. */
export const PRICE_FIELDS = ['total', 'downPayment', 'isFirstHome'] as const;

/** A field of the price. */
export type PriceField = (typeof PRICE_FIELDS)[number];

/**
 * Reads the price. A down payment below the legal minimum is saved, and reported (requirement A27).
 * @param ownsOthers true if the applicant owns other homes: the purchase is then not a first home
 */
export function readPriceSection(typed: Typed<PriceField>, ownsOthers = false): SectionReading {
  const { reading, take } = makeReading();
  const { members, problems } = reading;
  const total = readDollars(typed.total, { from: APPLICATION_LIMITS.minPrice });
  take('total', 'problem' in total ? { problem: 'price' } : total);
  take('downPayment', readDollars(typed.downPayment));
  const price = members['total'];
  const down = members['downPayment'];
  if (typeof price === 'number' && typeof down === 'number') {
    if (down >= price) {
      problems.set('downPayment', 'downTooHigh');
      // The saved down payment could exceed the new price, and block saving it.
      members['downPayment'] = null;
    } else if (!coversMinimum(price, down)) problems.set('downPayment', 'downTooLow');
  }
  const first = readYesNo(typed.isFirstHome);
  take('isFirstHome', ownsOthers && typed.isFirstHome === 'yes' ? { problem: 'notFirstHome' } : first);
  return reading;
}
