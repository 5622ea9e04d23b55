import type { SectionReading } from '#domain/application/applicationFields.ts';
import { isSameValue } from '../keep/members.ts';
import type { SectionTexts } from './sections.ts';

const isSameReading = (one: SectionReading, other: SectionReading): boolean =>
  isSameValue(one.members, other.members) &&
  isSameValue(Object.fromEntries(one.problems), Object.fromEntries(other.problems));

/**
 * The texts that say something else than the record, or something that it can't hold: half a date, a wrong postal code,
 * a home of which something is missing. A page that is opened again shows them over the record's own.
 */
export function unsavedTexts(
  texts: SectionTexts,
  ofRecord: SectionTexts,
  read: (texts: SectionTexts) => SectionReading,
): SectionTexts {
  const shown = { ...ofRecord, ...texts };
  const whole = read(shown);
  const entries = Object.entries(texts).filter(([field, text]) => {
    const kept = ofRecord[field] ?? '';
    // Another way to write the same, and what is not asked any more, say nothing.
    return text !== kept && !isSameReading(read({ ...shown, [field]: kept }), whole);
  });
  return Object.fromEntries(entries);
}
