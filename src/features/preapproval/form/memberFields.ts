import type { Members } from '../autosave/members.ts';
import type { Section, SectionTexts } from './sections.ts';

/** Members that have several input boxes. */
const BOXES: Partial<Record<string, readonly string[]>> = {
  dob: ['dobMonth', 'dobDay', 'dobYear'],
  start: ['startMonth', 'startYear'],
  moveIn: ['moveInMonth', 'moveInYear'],
};

/** The fields of a member. For other homes, the fields of all homes. */
export function fieldsOf(member: string, texts: SectionTexts): readonly string[] {
  if (member === 'otherProperties') return Object.keys(texts).filter((field) => field.startsWith('other'));
  return BOXES[member] ?? [member];
}

/** The member that a field belongs to. */
export function memberOf(field: string): string {
  if (/^other(s$|\d)/.test(field)) return 'otherProperties';
  const boxed = Object.entries(BOXES).find(([, boxes]) => boxes?.includes(field));
  return boxed?.[0] ?? field;
}

/** True if a member of a record belongs to a section. */
export const isOf = ({ prefix }: Section, path: string): boolean =>
  prefix === '' ? !path.includes('.') : path.startsWith(prefix);

/** The members of a section, by their names within the section. */
export function ownMembers(all: Members, section: Section): Record<string, unknown> {
  const own = Object.entries(all).filter(([path]) => isOf(section, path));
  return Object.fromEntries(own.map(([path, value]) => [path.slice(section.prefix.length), value]));
}
