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
  const picked: Record<string, unknown> = {};
  for (const field of [...ALWAYS, ...fields]) {
    const [, path = '', first] = /^(\w[\w.]*?)(?:\.\*|\[(\d+)\])?$/.exec(field) ?? [];
    copy(listing, picked, path.split('.'), first === undefined ? undefined : Number(first));
  }
  return picked as unknown as WireListing; // a part of the listing, with the two members that a WireListing must have
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
