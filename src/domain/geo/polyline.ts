/**
 * Areas in addresses, in Google's encoded polyline algorithm with five decimals (about 1 m), latitude first.
 * https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */
import type { Ring } from './geo.ts';

const SCALE = 1e5;
/**
 * Maximum number of corners of a drawn area: it must fit in an address, and the service tests each listing against each
 * side.
 */
export const MAX_CORNERS = 200;

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

/** Returns a closed ring as text, without the closing point. */
export function encodeRing(ring: Ring): string {
  let [lastLatitude, lastLongitude] = [0, 0];
  return ring
    .slice(0, -1)
    .map(([longitude, latitude]) => {
      const [y, x] = [Math.round(latitude * SCALE), Math.round(longitude * SCALE)];
      const text = encodeNumber(y - lastLatitude) + encodeNumber(x - lastLongitude);
      [lastLatitude, lastLongitude] = [y, x];
      return text;
    })
    .join('');
}

/** Decodes the whole numbers of an encoded text; undefined if it is cut off or has an invalid character. */
function decodeNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of text) {
    const five = character.charCodeAt(0) - 63;
    if (five < 0 || five > 0x3f || shift > 25) return undefined;
    value |= (five & 0x1f) << shift;
    shift += 5;
    if (five < 0x20) {
      numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
      [value, shift] = [0, 0];
    }
  }
  return shift === 0 ? numbers : undefined;
}

/**
 * Reads the text of `encodeRing`; undefined for a broken text, fewer than three or too many corners, or a corner off
 * the map.
 */
export function decodeRing(text: string): Ring | undefined {
  // A corner takes at most 12 characters.
  const numbers = text.length <= MAX_CORNERS * 12 ? decodeNumbers(text) : undefined;
  if (!numbers || numbers.length % 2 === 1 || numbers.length < 6 || numbers.length > MAX_CORNERS * 2) {
    return undefined;
  }
  const ring: Ring = [];
  let [latitude, longitude] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    latitude += numbers[at] ?? 0;
    longitude += numbers[at + 1] ?? 0;
    ring.push([longitude / SCALE, latitude / SCALE]);
  }
  const isOnMap = ring.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 85);
  const [first] = ring;
  return isOnMap && first ? [...ring, [first[0], first[1]]] : undefined;
}
