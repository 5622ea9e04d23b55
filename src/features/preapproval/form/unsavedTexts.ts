import type { SectionReading } from '../../../domain/applicationFields.ts';
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
  const plain = read(ofRecord);
  const entries = Object.entries(texts).filter(([field, text]) => {
    if (text === (ofRecord[field] ?? '')) return false;
    // A field of a home that the record has not says nothing alone.
    if (field.startsWith('other')) return texts['ownsOthers'] === 'yes';
    return !isSameReading(read({ ...ofRecord, [field]: text }), plain);
  });
  return Object.fromEntries(entries);
}
