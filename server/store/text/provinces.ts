import { fold } from './fold.ts';

/** Folded names of the provinces and territories by their two-letter codes. */
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

/** Other forms that boards write, folded. */
const OTHER_NAMES = new Map(
  Object.entries({
    nf: 'newfoundland and labrador',
    nfld: 'newfoundland and labrador',
    newfoundland: 'newfoundland and labrador',
    'newfoundland labrador': 'newfoundland and labrador',
    pq: 'quebec',
    pei: 'prince edward island',
    nwt: 'northwest territories',
    'yukon territory': 'yukon',
  }),
);

/** The form in which provinces are compared: "ON", "on" and "Ontario" become the same. */
export function foldState(text: string): string {
  const folded = fold(text);
  return PROVINCES.get(folded) ?? OTHER_NAMES.get(folded) ?? folded;
}

const NAMES: ReadonlySet<string> = new Set(PROVINCES.values());
/** A province's full name: "ON" and "ontario" become "Ontario". Other texts stay as they are. */
export function provinceName(text: string): string {
  const state = foldState(text);
  if (!NAMES.has(state)) return text;
  const words = state.split(' ');
  return words
    .map((word) => (word === 'and' ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** The forms in which feeds write a province: its full name and its code. Other texts stay as they are. */
export function provinceForms(text: string): readonly string[] {
  const state = foldState(text);
  const [code] = [...PROVINCES].find(([, name]) => name === state) ?? [];
  return code === undefined ? [text] : [provinceName(state), code.toUpperCase()];
}

/** Words in the longest name: "newfoundland and labrador". */
const MAX_WORDS = 3;

/** Splits a text that ends with its province: "Halifax NS" and "halifax, nova scotia"; undefined for any other. */
export function splitState(text: string): { name: string; state: string } | undefined {
  const words = fold(text).split(' ');
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count -= 1) {
    const state = foldState(words.slice(-count).join(' '));
    if (NAMES.has(state)) return { name: words.slice(0, -count).join(' '), state };
  }
  return undefined;
}
