import type { WireFieldError } from '../../../src/api/contact/contract.ts';
import type { Nullable } from '../../../src/api/customer/applicationContract.ts';

/** Members of a section that only apply in some cases. */
export interface Condition<Section> {
  members: readonly (keyof Section & string)[];
  /** True when the section's other answers exclude these members. */
  isNone: (section: Section) => boolean;
}

/** Trims every text in a value. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trimmed(member)]));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/**
 * Applies a change to a section. Null removes a member, a list is replaced as a whole. Members that the other answers
 * exclude are removed; a change that sets one of them gets an error.
 * @param path of the section, for the errors: "property"
 * @param change of this section, checked by its schema
 */
export function mergedSection<Section extends object>(
  path: string,
  section: Section,
  change: Partial<Nullable<Section>>,
  conditions: readonly Condition<Section>[] = [],
): { section: Section; errors: WireFieldError[] } {
  const members = new Map(Object.entries(section));
  for (const [name, value] of Object.entries(change)) {
    if (value === null) members.delete(name);
    else members.set(name, trimmed(value));
  }
  const errors: WireFieldError[] = [];
  for (const { members: names, isNone } of conditions) {
    const merged = Object.fromEntries(members) as Section; // both parts were checked by the section's schema
    for (const name of isNone(merged) ? names : []) {
      if (!isEmpty(change[name])) {
        errors.push({ field: `${path}.${name}`, message: 'contradicts the other values', keyword: 'not' });
      }
      members.delete(name);
    }
  }
  return { section: Object.fromEntries(members) as Section, errors }; // as above
}
