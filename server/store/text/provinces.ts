import { fold } from './fold.ts';

/** Folded names of the provinces and territories by their two letters. */
const PROVINCES = new Map(
  Object.entries({
    ab: 'alberta',
    bc: 'british columbia',
    mb: 'manitoba',
    nb: 'new brunswick',
    nl: 'newfoundland and labrador',
    ns: 'nova scotia',
    nt: 'northwest territories',
    nu: 'nunavut',
    on: 'ontario',
    pe: 'prince edward island',
    qc: 'quebec',
    sk: 'saskatchewan',
    yt: 'yukon',
  }),
);

/** A province as it is compared: "ON", "on" and "Ontario" are one. */
export function foldState(text: string): string {
  const folded = fold(text);
  return PROVINCES.get(folded) ?? folded;
}
