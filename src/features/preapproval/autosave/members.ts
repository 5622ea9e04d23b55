import { isRecord } from '#domain/isRecord.ts';

/** Converts a record into a flat list of its members, and back: "price.total", "property.moveIn", "isAlone". */

/** JSON values by path. A missing value equals null. */
export type Members = Readonly<Record<string, unknown>>;

/** The members of the named sections, and the record's own plain members. */
export function flatMembers(
  record: Readonly<Record<string, unknown>>,
  sections: readonly string[],
  plain: readonly string[],
): Members {
  const members: Record<string, unknown> = {};
  for (const section of sections) {
    const values = record[section];
    if (!isRecord(values)) continue;
    for (const [name, value] of Object.entries(values)) members[`${section}.${name}`] = value;
  }
  for (const name of plain) members[name] = record[name];
  return members;
}

/** The body of a change: sections with only the changed members. */
export function nestedMembers(members: Members): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(members)) {
    const [section = '', name] = path.split('.');
    if (name === undefined) body[section] = value;
    else body[section] = { ...(body[section] as object | undefined), [name]: value }; // made here, a line before
  }
  return body;
}

/** True if two values of a member are equal. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other || ((one ?? null) === null && (other ?? null) === null)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, place) => isSameValue(value, other[place]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSameValue(one[name], other[name]),
  );
}
