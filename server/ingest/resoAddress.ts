/** Reads the address of a row: the parts of the street, the city with its quarter, the province. */
import { fold } from '#server/store/text/fold.ts';
import { PROVINCES } from '#server/store/text/provinceNames.ts';
import { foldState } from '#server/store/text/provinces.ts';
import { noteGuess, type ResoRow, textOf } from './resoValues.ts';

/** The parts of a street address. */
export interface Street {
  unitNumber: string | null;
  streetNumber: string;
  streetName: string;
  streetSuffix: string;
  streetDirection: string;
}

/** Small words within French names. */
const SMALL_WORDS = /^(de|du|des|la|le|les|et|aux?|sur|sous)$/i;

/**
 * Writes a name in capitals or in small letters as a name: "MARKHAM RD" becomes "Markham Rd", "toronto" becomes
 * "Toronto". A name in mixed letters stays as it is.
 */
export function properName(text: string): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  let isFirst = true;
  return text.replace(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu, (word) => {
    const small = word.toLowerCase();
    const wasFirst = isFirst;
    isFirst = false;
    if (/^([ns][ew]?|[ew]|rr)$/.test(small)) return word.toUpperCase();
    if (!wasFirst && SMALL_WORDS.test(small)) return small;
    return small
      .replace(
        /(^|['’])(\p{L})(?=[\p{L}'’])/gu,
        (_, mark: string, letter: string) => mark + letter.toUpperCase(),
      )
      .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
      .replace(
        /^([ld])(['’])/i,
        (_, letter: string, mark: string) => (wasFirst ? letter.toUpperCase() : letter) + mark,
      );
  });
}

const UNIT_WORD = '(?:unit|apt\\.?|apartment|suite|ste\\.?|app\\.?|bureau|ph)';
const NUMBER = '\\d+[A-Za-z]?';
const UNIT = '[A-Za-z]{0,2}\\d*[A-Za-z]?';

/** Types of streets that have no number after them, as "Highway 7" has. */
const UNNUMBERED_TYPES =
  'st|street|av|ave|avenue|blvd|boulevard|dr|drive|cres|crescent|ct|crt|court|pl|place|way|ln|lane|gate|terr|terrace|sq|square|circle|cir';
/** A street's type at the beginning of a text: the words after a number that is a street's name ("6 Avenue SW"). */
export const STREET_TYPE = new RegExp(
  `^(${UNNUMBERED_TYPES}|cr|rd|road|rue|route|trail|line|sideroad|concession)\\b`,
  'i',
);
const UNNUMBERED = new RegExp(`\\b(${UNNUMBERED_TYPES})\\b\\.?( [NSEW]{1,2})?$`, 'i');

/** True for numbers like 10-12: a house with two numbers. A unit and its house differ by more. */
function isRange(first: string, second: string): boolean {
  const distance = Number.parseInt(second, 10) - Number.parseInt(first, 10);
  return distance > 0 && distance <= 20;
}

interface Numbered {
  unit: string | null;
  /** House number and street, or the street alone. */
  rest: string;
}

/** Patterns of a line that begins with its unit: unit, then the rest. */
const UNIT_FIRST: readonly RegExp[] = [
  new RegExp(`^#\\s*(${UNIT})\\s*[-,]?\\s*(${NUMBER}\\s.+)$`),
  new RegExp(`^${UNIT_WORD}\\s*#?\\s*(${UNIT})\\s*[-,]?\\s+(${NUMBER}\\s.+)$`, 'i'),
  new RegExp(`^(${UNIT})(?:\\s+-\\s*|\\s*-\\s+)(${NUMBER}\\s.+)$`),
];

/** Patterns of a line that ends with its unit: the rest, then the unit. */
const UNIT_LAST: readonly RegExp[] = [
  new RegExp(`^(.+?)\\s*#\\s*(${UNIT})$`),
  new RegExp(`^(.+?)\\s+${UNIT_WORD}\\s*#?\\s*(${UNIT})$`, 'i'),
];

function splitUnit(line: string): Numbered {
  for (const pattern of UNIT_FIRST) {
    const [, unit, rest] = pattern.exec(line) ?? [];
    if (unit && rest) return { unit, rest };
  }
  for (const pattern of UNIT_LAST) {
    const [, rest, unit] = pattern.exec(line) ?? [];
    if (unit && rest) return { unit, rest };
  }
  const [, first = '', second = '', after = ''] =
    new RegExp(`^(${NUMBER})-(${NUMBER})(\\s.+)$`).exec(line) ?? [];
  if (first !== '' && !isRange(first, second)) return { unit: first, rest: second + after };
  // "407 8238 Lord Street" has a unit, "1111 6 Avenue SW" has none.
  const [, unit, number, street = ''] = new RegExp(`^(${NUMBER})\\s+(${NUMBER})\\s+(.+)$`).exec(line) ?? [];
  if (unit && !STREET_TYPE.test(street)) return { unit, rest: `${number} ${street}` };
  const [, street2 = '', last] = new RegExp(`^(.+?)\\s+(${NUMBER})$`).exec(line) ?? [];
  if (last && /^\d/.test(street2) && UNNUMBERED.test(street2)) return { unit: last, rest: street2 };
  return { unit: null, rest: line };
}

/** The street's line of an address: "1204, 1111 6 Avenue SW, Calgary" has its unit before the first comma. */
function streetLineOf(address: string): string {
  const [first = '', second = ''] = address.split(',').map((part) => part.trim());
  const isUnit = new RegExp(`^(#|${UNIT_WORD})?\\s*#?\\s*${UNIT}$`, 'i').test(first) && /\d/.test(first);
  return isUnit && /^\d/.test(second) ? `#${first.replace(/^\D*(?=[A-Za-z]{0,2}\d)/, '')} ${second}` : first;
}

/** "#806 -180" in the field of the house number. */
function splitNumber(text: string): Numbered {
  const { unit, rest } = splitUnit(`${text} x`);
  return { unit, rest: rest.replace(/ x$/, '') };
}

/** The parts of the street: from their fields, else from the line "33 Bay Street E, Toronto, ON". */
export function streetOf(row: ResoRow): Street {
  const ownUnit =
    textOf(row, 'UnitNumber').replace(new RegExp(`^(${UNIT_WORD}\\s+)?#?\\s*`, 'i'), '') || null;
  const name = textOf(row, 'StreetName');
  if (name !== '') {
    const { unit, rest } = splitNumber(textOf(row, 'StreetNumber', 'StreetNumberNumeric'));
    return {
      unitNumber: ownUnit ?? unit,
      streetNumber: rest,
      streetName: [textOf(row, 'StreetDirPrefix'), properName(name)].filter(Boolean).join(' '),
      streetSuffix: properName(textOf(row, 'StreetSuffix', 'StreetSuffixModifier')),
      streetDirection: textOf(row, 'StreetDirSuffix'),
    };
  }
  const address = textOf(row, 'UnparsedAddress');
  if (address !== '') noteGuess(row, 'the street and the unit are from UnparsedAddress');
  const { unit, rest } = splitUnit(streetLineOf(address));
  const [, number = '', street = rest] = /^(\d+[A-Za-z]?(?:-\d+)?)\s+(.+?)\s*$/.exec(rest) ?? [];
  return {
    unitNumber: ownUnit ?? unit,
    streetNumber: number,
    streetName: properName(street),
    streetSuffix: '',
    streetDirection: '',
  };
}

/** A city, and the quarter that its name had. */
export interface City {
  name: string;
  /** "C08", "Le Plateau-Mont-Royal"; '' if there is none. */
  quarter: string;
}

/** The city: "Toronto C08" (PropTx) and "Montréal (Le Plateau-Mont-Royal)" (DDF) are quarters of their cities. */
export function cityOf(row: ResoRow): City {
  const text = textOf(row, 'City', 'PostalCity');
  const [, city = text, quarter = ''] =
    /^(.*\S)\s*\(([^()]+)\)$/.exec(text) ?? /^(Toronto) ([CEW]\d{2})$/i.exec(text) ?? [];
  if (quarter !== '') noteGuess(row, 'City was split into city and neighbourhood');
  return { name: properName(city), quarter: quarter.trim() };
}

const STATES = new Map(Object.values(PROVINCES).map((name) => [foldState(name), name]));

/** The province's full name; undefined if it is not one of Canada's. */
export function provinceOf(row: ResoRow): string | undefined {
  return STATES.get(foldState(textOf(row, 'StateOrProvince')));
}

/** "M5V 2T6" */
export function postalCodeOf(row: ResoRow): string {
  const code = textOf(row, 'PostalCode').toUpperCase().replace(/\s+/g, '');
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}

/** The same key each time a home comes to the market. A listing without a house number has a key of its own. */
export function homeKeyOf(
  key: string,
  { streetNumber, streetName, streetSuffix, streetDirection, unitNumber }: Street,
  place: { city: string; state: string },
): string {
  if (streetNumber === '' || streetName === '') return `listing ${key}`;
  const street = [streetNumber, streetName, streetSuffix, streetDirection].join(' ');
  return fold(`${street} unit ${unitNumber ?? ''} ${place.city} ${place.state}`);
}

/** An address to find on the map; without a number it is its city. */
export interface Address {
  number: string;
  /** "Markham Rd", with its direction. */
  street: string;
  city: string;
  /** Full name of the province. */
  state: string;
  /** "M5V 2T6" */
  zip: string;
  neighborhood: string;
}

/** The address of a row; undefined if it names no city in Canada. */
export function addressOf(row: ResoRow): Address | undefined {
  const { name, quarter } = cityOf(row);
  const state = provinceOf(row);
  if (name === '' || state === undefined) return undefined;
  const { streetNumber, streetName, streetSuffix, streetDirection } = streetOf(row);
  return {
    number: streetNumber,
    street: [streetName, streetSuffix, streetDirection].filter(Boolean).join(' '),
    city: name,
    state,
    zip: postalCodeOf(row),
    neighborhood: neighborhoodOf(row, quarter),
  };
}

/** The neighbourhood by its own fields, else the quarter in the city's name. */
export function neighborhoodOf(row: ResoRow, quarter: string): string {
  return textOf(row, 'SubdivisionName', 'CityRegion', 'Neighborhood') || quarter;
}
