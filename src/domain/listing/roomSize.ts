/** Reads room sizes of feeds: bare metres, metres with their unit, or feet and inches (requirement V7). */

const METRES_PER_FOOT = 0.3048;

/** Maximum length in metres. Longer rooms have a misplaced decimal point. */
const LONGEST = 100;

/** Signs of feet, and of inches: primes, and the accents and quotation marks that boards type instead. */
const FOOT_SIGNS = /[`´‘’ʹ′]/g;
const INCH_SIGNS = /''|[“”″]/g;

const METRES = /^(\d{1,3}(?:[.,]\d+)?)\s*(?:m|mètres?|metres?|meters?)?$/i;
const FEET =
  /^(\d{1,3}(?:\.\d+)?)\s*(?:'|ft\.?|feet)\s*(?:(\d{1,2}(?:\.\d+)?)(?:\s+(\d)\/(\d+))?\s*(?:"|in\.?|inches)?)?$/i;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?!\d)/;

/** Returns a length in metres; null for an empty or unreadable text. */
export function parseLength(text: string): number | null {
  const plain = text.trim().replace(FOOT_SIGNS, "'").replace(INCH_SIGNS, '"');
  if (THOUSANDS.test(plain)) return null;
  const metres = METRES.exec(plain);
  if (metres) return sane(Number(metres[1]?.replace(',', '.')));
  const [, feet, inches = 0, part = 0, whole = 1] = FEET.exec(plain) ?? [];
  if (feet === undefined) return null;
  return sane((Number(feet) + (Number(inches) + Number(part) / Number(whole)) / 12) * METRES_PER_FOOT);
}

const sane = (metres: number): number | null => (metres > 0 && metres <= LONGEST ? metres : null);

export interface RoomSize {
  /** In metres. */
  length: number;
  width: number;
}

/** Returns the size of a room; null unless length and width are both valid. The length may hold both: "12′ x 10′". */
export function roomSize(length: string, width: string): RoomSize | null {
  const [one = '', other = '', ...rest] = width === '' ? length.split(/x|×/i) : [length, width];
  const first = parseLength(one);
  const second = rest.length > 0 ? null : parseLength(other);
  return first === null || second === null ? null : { length: first, width: second };
}

/** Formats metres as feet and whole inches: 3.7 is 12′2″; inches that round to 12 become a foot. */
export function feetAndInches(metres: number): string {
  const inches = Math.round((metres / METRES_PER_FOOT) * 12);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}
