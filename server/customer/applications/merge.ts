import type { WireFieldError } from '../../../src/api/contact/contract.ts';
import type { Nullable } from '../../../src/api/customer/applicationContract.ts';

/** A section's members that belong to it only sometimes. */
export interface Condition<Section> {
  members: readonly (keyof Section & string)[];
  /** Whether the section says that there are none. */
  isNone: (section: Section) => boolean;
}

/** Texts are kept without the blanks around them, at any depth. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trimmed(member)]));
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/**
 * A section with what a change names: null takes a member away, a list is replaced whole. What a section says that
 * there is none of goes too; a change that names it nevertheless is told so.
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
    const merged = Object.fromEntries(members) as Section; // both halves were checked by the section's schema
    for (const name of isNone(merged) ? names : []) {
      if (!isNothing(change[name])) {
        errors.push({ field: `${path}.${name}`, message: 'does not go with the rest', keyword: 'not' });
      }
      members.delete(name);
    }
  }
  return { section: Object.fromEntries(members) as Section, errors }; // as above
}
