/** Path segments from names and addresses, and back. */
import type { Address } from './listing.ts';

/** Lower case without accents, for comparing names ("Montréal" matches "montreal"). */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Writes a place's name as a path segment: spaces become hyphens, and hyphens are doubled so that the name can be read
 * back. "Richmond Hill" is Richmond-Hill, "Saint-Henri" is Saint--Henri.
 */
export function placeSegment(name: string): string {
  return name.trim().replace(/-/g, '--').replace(/\s+/g, '-');
}

/** Words that have no capital inside a place's name: "Notre-Dame-de-Grâce", "Newfoundland and Labrador". */
const SMALL_WORDS = new Set([
  'and',
  'd',
  'de',
  'des',
  'du',
  'en',
  'et',
  'la',
  'le',
  'les',
  'of',
  'sur',
  'the',
]);

/** Adds capitals to a name typed without any ("richmond hill"); other names stay as they are. */
export function withCapitals(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name.replace(/\p{L}+/gu, (word, at: number) => {
    const ending = at > 0 && name.charAt(at - 1).match(/['’.]/) && word.length === 1;
    if (ending || (at > 0 && SMALL_WORDS.has(word))) return word;
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
}

/** Reads a place's name from a segment, which the router has already decoded. */
export function placeName(segment: string): string {
  return withCapitals(segment.replace(/--/g, '\0').replace(/-/g, ' ').replace(/\0/g, '-').trim());
}

/**
 * The address slug (requirement R11): lower-case words of unit, street number, name, suffix and direction joined by
 * hyphens, then the postal code without its space: "1204-33-bay-street-e-m5j2z3".
 */
export function addressSlug(address: Address): string {
  const { unitNumber, streetNumber, streetName, streetSuffix, streetDirection, zip } = address;
  return [unitNumber, streetNumber, streetName, streetSuffix, streetDirection, zip.replace(/\s+/g, '')]
    .map((part) =>
      folded(part)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .filter(Boolean)
    .join('-');
}
