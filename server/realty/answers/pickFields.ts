import type { WireListing } from '../../../src/api/realty/contract.ts';

/** Fields that are always included, because they identify the listing. */
const ALWAYS = ['mlsNumber', 'boardId'];

/**
 * The requested fields of a listing: "listPrice", "address.city", "address.*" (all of `address`), "images[5]" (the
 * first five). Unknown names are ignored.
 * @param fields undefined for the whole listing
 */
export function pickFields(listing: WireListing, fields: readonly string[] | undefined): WireListing {
  if (!fields || fields.length === 0) return listing;
  return pickedFrom(listing, [...ALWAYS, ...fields]) as unknown as WireListing; // it has the two members that a WireListing must have
}

/** The named fields of any answer, in the same notation. */
export function pickedFrom(value: object, fields: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const field of fields) {
    const [, path = '', first] = /^(\w[\w.]*?)(?:\.\*|\[(\d+)\])?$/.exec(field) ?? [];
    copy(value, picked, path.split('.'), first === undefined ? undefined : Number(first));
  }
  return picked;
}

function copy(from: object, to: Record<string, unknown>, path: string[], limit: number | undefined): void {
  const [name = '', ...rest] = path;
  if (!Object.hasOwn(from, name)) return;
  const value = (from as Record<string, unknown>)[name]; // its own member, as checked above
  if (rest.length === 0) {
    to[name] = Array.isArray(value) && limit !== undefined ? value.slice(0, limit) : value;
    return;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const known = to[name];
  if (known === value) return;
  const part: Record<string, unknown> = typeof known === 'object' && known !== null ? { ...known } : {};
  to[name] = part;
  copy(value, part, rest, limit);
}
