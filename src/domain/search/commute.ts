/** Commutes of a search: places that a home must reach in some minutes. */
import type { Point } from '../geo/geo.ts';

/** Ways to travel, in the order in which they are offered. */
export const TRAVEL_MODES = ['transit', 'drive', 'bike', 'walk'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** A place that a home must reach. */
export interface Commute {
  to: Point;
  mode: TravelMode;
  /** 10 to 90, in steps of 5. */
  minutes: number;
  /** Time of arrival on a usual weekday: "08:30". */
  at: string;
  /** Name of the place; '' for a point without a name. */
  label: string;
}

/** Maximum number of commutes of a search. A home must be in reach of all of them. */
export const MAX_COMMUTES = 2;
/** Limits of a commute's minutes, and their step. */
export const COMMUTE_MINUTES = { min: 10, max: 90, step: 5 } as const;

const COMMUTE =
  /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(transit|drive|bike|walk),([1-8][05]|90),([01]\d|2[0-3])([0-5]\d)(?:,(.*))?$/;
/** Maximum number of characters of a place's name. */
const LABEL_LENGTH = 100;

/** Degrees with five decimals (1 m), without trailing zeros. */
const degrees = (value: number): number => Number(value.toFixed(5));

/** Prints a commute as the listing service takes it: "43.6453,-79.3806,transit,30,0830". */
export function printCommute({ to, mode, minutes, at }: Commute): string {
  return `${degrees(to.latitude)},${degrees(to.longitude)},${mode},${minutes},${at.replace(':', '')}`;
}

/** Prints a commute with its place's name, as an address has it. */
export function printNamedCommute(commute: Commute): string {
  const { label } = commute;
  return printCommute(commute) + (label && `,${label}`);
}

/** Reads the texts of `printNamedCommute`. Others are left out, and so are more than the maximum. */
export function parseCommutes(texts: readonly string[]): Commute[] {
  const read = [...new Set(texts)].flatMap((text): Commute[] => {
    const [, latitude, longitude, mode, minutes, hour, minute, label = ''] = COMMUTE.exec(text) ?? [];
    const to = { latitude: degrees(Number(latitude)), longitude: degrees(Number(longitude)) };
    if (!minute || Math.abs(to.latitude) > 85 || Math.abs(to.longitude) > 180) return [];
    const name = label.trim().slice(0, LABEL_LENGTH).trim();
    return [{ to, mode: mode as TravelMode, minutes: Number(minutes), at: `${hour}:${minute}`, label: name }]; // one of the pattern's modes
  });
  return read.slice(0, MAX_COMMUTES);
}
