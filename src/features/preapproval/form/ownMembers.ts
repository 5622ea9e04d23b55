import type { Members } from '../keep/members.ts';
import type { Section } from './sections.ts';

/** Whether a member of a record is one of a section. */
export const isOf = ({ prefix }: Section, path: string): boolean =>
  prefix === '' ? !path.includes('.') : path.startsWith(prefix);

/** The members of a section by their own names. */
export function ownMembers(all: Members, section: Section): Record<string, unknown> {
  const own = Object.entries(all).filter(([path]) => isOf(section, path));
  return Object.fromEntries(own.map(([path, value]) => [path.slice(section.prefix.length), value]));
}
