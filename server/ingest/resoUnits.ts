/** Converts the units that boards write: feet and metres, and square feet, square metres, acres and hectares. */
import { amountOf, noteGuess, noteUnread, type ResoRow, textOf } from './resoValues.ts';

/** Feet in a metre. */
export const FEET_A_METRE = 3.28084;
const SQUARE_FEET_AN_ACRE = 43_560;

/** A unit of area, by its size in square feet. `isLand` is true for units of land only. */
interface AreaUnit {
  squareFeet: number;
  isLand: boolean;
}

/** The first pattern that matches decides: "Square Metres", "sq m", "m²", "Acres", "Sq Ft Net". */
const AREA_UNITS: readonly (readonly [RegExp, AreaUnit])[] = [
  [/acre|\bac\b/i, { squareFeet: SQUARE_FEET_AN_ACRE, isLand: true }],
  [/hectare|\bha\b/i, { squareFeet: 107_639, isLand: true }],
  [/met(er|re)|sq\.? ?m(?!i)|\bm(2|²|\b)/i, { squareFeet: 10.7639, isLand: false }],
  [/feet|foot|ft|pi²|\bpi\b/i, { squareFeet: 1, isLand: false }],
];

/** The unit of area that a text names; undefined for another text. */
export function areaUnitOf(text: string): AreaUnit | undefined {
  return AREA_UNITS.find(([pattern]) => pattern.test(text))?.[1];
}

/** The unit of area in the first of some fields that has any; undefined if it is not known. */
export function areaUnitIn(row: ResoRow, ...names: readonly string[]): AreaUnit | undefined {
  const name = names.find((one) => textOf(row, one) !== '');
  const unit = name === undefined ? undefined : areaUnitOf(textOf(row, name));
  if (name !== undefined && !unit) noteUnread(row, name, 'is not a known unit of area');
  return unit;
}

/** Feet in the unit of length that a text names; 1 if it names none. */
function feetIn(text: string): number {
  return /met(er|re)|\d\s*m\b|^m$/i.test(text) ? FEET_A_METRE : 1;
}

/** Rounded to a tenth; null for 0. */
function roundedFeet(feet: number): number | null {
  return Math.round(feet * 10) / 10 || null;
}

/** Signs of feet, and of inches: primes, and the accents and quotation marks that boards type instead. */
const FOOT_SIGNS = /[`´‘’ʹ′]/g;
const INCH_SIGNS = /''|[“”″]/g;

/** A number, in feet with inches if a sign says so: "50", "50' 6"", "49 ft 11 in". */
const LENGTH = String.raw`(\d+(?:\.\d+)?)(?:\s*(?:'|ft\.?|feet)(?:\s*-?\s*(\d{1,2}(?:\.\d+)?)(?![\d.])\s*(?:"|in\b\.?|inches)?)?)?`;
const ONE_LENGTH = new RegExp(`^${LENGTH}`, 'i');
const TWO_LENGTHS = new RegExp(`${LENGTH}[^\\dx×]*[x×]\\s*${LENGTH}`, 'i');

/** Writes signs of feet and inches alike, thousands without a comma, and decimal commas ("15,24 m") as points. */
function plainLengths(text: string): string {
  return text
    .replace(FOOT_SIGNS, "'")
    .replace(INCH_SIGNS, '"')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.');
}

const withInches = (feet: string | undefined, inches = '0'): number =>
  Number(feet ?? 0) + Number(inches) / 12;

/**
 * The length at the beginning of a text, in feet; null if there is none.
 * @param unit the text of a field with the unit, for a text without one
 */
export function feetOf(text: string, unit: string): number | null {
  const [, feet, inches] = ONE_LENGTH.exec(plainLengths(text)) ?? [];
  return roundedFeet(withInches(feet, inches) * Math.max(feetIn(text), feetIn(unit)));
}

/** The first two lengths with an x between them, in feet: "50 x 120", "15.24 m x 30.48 m"; nulls if there are none. */
export function twoFeetOf(text: string): readonly [width: number | null, depth: number | null] {
  const [, wide, wideInches, deep, deepInches] = TWO_LENGTHS.exec(plainLengths(text)) ?? [];
  const unit = feetIn(text);
  return [roundedFeet(withInches(wide, wideInches) * unit), roundedFeet(withInches(deep, deepInches) * unit)];
}

/** Fields of floor areas with the field of their unit, the best first. */
const FLOOR_AREAS: readonly (readonly [area: string, unit: string])[] = [
  ['LivingArea', 'LivingAreaUnits'],
  ['BuildingAreaTotal', 'BuildingAreaUnits'],
  ['AboveGradeFinishedArea', 'AboveGradeFinishedAreaUnits'],
];

/** The floor area in square feet; null if the row has none. An area in acres is of land, and no floor. */
export function floorAreaOf(row: ResoRow): number | null {
  for (const [area, unit] of FLOOR_AREAS) {
    const size = amountOf(row, area);
    if (size === null) continue;
    const { squareFeet, isLand } = areaUnitIn(row, unit) ?? { squareFeet: 1, isLand: false };
    if (isLand) {
      // PropTx has the size of land in BuildingAreaTotal.
      if (area !== 'BuildingAreaTotal') noteUnread(row, unit, 'is a unit of land, so it is no floor area');
      continue;
    }
    if (squareFeet !== 1) noteGuess(row, `${area} was converted to square feet`);
    return size * squareFeet;
  }
  return null;
}

/** A lot area below this without a unit is in acres: no lot is so small in square feet. */
const SMALLEST_SQUARE_FEET = 200;

/** BuildingAreaTotal in square feet if it is land. */
function landOf(row: ResoRow): number | null {
  const unit = areaUnitIn(row, 'BuildingAreaUnits');
  const area = unit?.isLand ? amountOf(row, 'BuildingAreaTotal') : null;
  return unit && area !== null ? area * unit.squareFeet : null;
}

/** The lot's area in square feet; null if the row has none. */
export function lotAreaOf(row: ResoRow): number | null {
  const acres = amountOf(row, 'LotSizeAcres');
  const area = amountOf(row, 'LotSizeArea');
  const feet = amountOf(row, 'LotSizeSquareFeet');
  const unit = area === null ? undefined : areaUnitIn(row, 'LotSizeAreaUnits', 'LotSizeUnits');
  if (area !== null && unit) return area * unit.squareFeet;
  if (feet !== null) return feet;
  if (acres !== null) return acres * SQUARE_FEET_AN_ACRE;
  if (area === null) return landOf(row);
  const isInAcres = area < SMALLEST_SQUARE_FEET;
  noteGuess(row, `LotSizeArea has no unit: read as ${isInAcres ? 'acres' : 'square feet'}`);
  return isInAcres ? area * SQUARE_FEET_AN_ACRE : area;
}

/** Formats an area in square feet as acres with two decimals. */
export function acresOf(squareFeet: number): string {
  return (squareFeet / SQUARE_FEET_AN_ACRE).toFixed(2);
}
