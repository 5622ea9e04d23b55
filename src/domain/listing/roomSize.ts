/** Reads room sizes of feeds: bare metres, metres with their unit, or feet and inches (requirement V7). */

const METRES_PER_FOOT = 0.3048;

/** Maximum length in metres. Longer rooms have a misplaced decimal point. */
const LONGEST = 100;

const METRES = /^(\d{1,3}(?:[.,]\d+)?)\s*(?:m|mètres?|metres?|meters?)?$/i;
const FEET = /^(\d{1,3}(?:\.\d+)?)\s*(?:'|ft\.?|feet|′)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|in\.?|inches|″)?)?$/i;

/** Returns a length in metres; null for an empty or unreadable text. */
export function parseLength(text: string): number | null {
  const trimmed = text.trim();
  const metres = METRES.exec(trimmed);
  if (metres) return sane(Number(metres[1]?.replace(',', '.')));
  const feet = FEET.exec(trimmed);
  if (!feet) return null;
  return sane((Number(feet[1]) + Number(feet[2] ?? 0) / 12) * METRES_PER_FOOT);
}

const sane = (metres: number): number | null => (metres > 0 && metres <= LONGEST ? metres : null);

export interface RoomSize {
  /** In metres. */
  length: number;
  width: number;
}

/** Returns the size of a room; null unless length and width are both valid. */
export function roomSize(length: string, width: string): RoomSize | null {
  const first = parseLength(length);
  const second = parseLength(width);
  return first === null || second === null ? null : { length: first, width: second };
}

/** Formats metres as feet and whole inches: 3.7 is 12′2″; inches that round to 12 become a foot. */
export function feetAndInches(metres: number): string {
  const inches = Math.round((metres / METRES_PER_FOOT) * 12);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}
