import type { SourceRow } from '#server/store/ingest/batchPlan.ts';
import { NOTES, type ResoRow, RowNotes } from './resoValues.ts';

/** The number of times that something was seen, with the first example. */
export interface Tally {
  count: number;
  example: string;
}

/** Subjects that a run counts. */
const SECTIONS = ['boards', 'offers', 'kinds', 'refused', 'unread', 'guesses', 'fields'] as const;
type Section = (typeof SECTIONS)[number];

/** Maximum number of different texts in a section; later ones are not counted. */
const MAX_TEXTS = 2_000;
/** Maximum length of an example. */
const MAX_EXAMPLE = 60;

/** Replaces values that differ from row to row, so that a reason is counted once: numbers, keys, long texts. */
function withoutValues(reason: string): string {
  return reason
    .replace(/"([^"]*)"/g, (quoted, value: string) =>
      /\d/.test(value) || value.length > 40 ? '"…"' : quoted,
    )
    .replace(/\([^()]*\d[^()]*\)|\$\d+/g, (part) => (part.startsWith('$') ? '$…' : '(…)'));
}

const shortened = (text: string): string =>
  text.length > MAX_EXAMPLE ? `${text.slice(0, MAX_EXAMPLE - 1)}…` : text;

function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && value !== 0 && value !== false;
}

/** A summary as it is stored between the batches of a run. `asked` are the fields that were read. */
type StoredSummary = Partial<Record<Section, Record<string, Tally>>> & { asked?: string[] };

/**
 * Counts of a run over an export: its listings, the reasons of invalid rows, values that could not be read, values that
 * were guessed or converted, and fields without a use.
 */
export class IngestSummary {
  readonly #sections = new Map<Section, Map<string, Tally>>(SECTIONS.map((name) => [name, new Map()]));
  readonly #readFields: Set<string>;

  /** @param stored JSON of a summary to continue */
  constructor(stored = '{}') {
    const { asked: readFields = [], ...sections } = JSON.parse(stored) as StoredSummary; // written by toString
    this.#readFields = new Set(readFields);
    for (const [name, tallies] of Object.entries(sections)) {
      this.#sections.set(name as Section, new Map(Object.entries(tallies))); // the other members are sections
    }
  }

  /** Begins to note what is read of a row. */
  watch(row: ResoRow): RowNotes {
    const notes = new RowNotes(this.#readFields);
    Object.assign(row, { [NOTES]: notes });
    return notes;
  }

  /** Counts a valid row. */
  addValid(key: string, listing: SourceRow['listing']): void {
    if (typeof listing === 'string') {
      this.#add('offers', listing, key);
      return;
    }
    const { boardId, type, lastStatus, propertyType } = listing;
    this.#add('boards', String(boardId), key);
    this.#add('offers', `${type} ${lastStatus}`, key);
    this.#add('kinds', propertyType, key);
  }

  /** Counts the fields and notes of a row. */
  addRow(key: string, row: ResoRow, { guesses, unread }: RowNotes): void {
    for (const [text, value] of unread)
      this.#add('unread', text, `${shortened(JSON.stringify(value))} in ${key}`);
    for (const phrase of guesses) this.#add('guesses', phrase, key);
    for (const [name, value] of Object.entries(row)) {
      if (!isPresent(value) || name.startsWith('@') || (Array.isArray(value) && value.length === 0)) continue;
      this.#add('fields', name, '', () => shortened(JSON.stringify(value)));
    }
  }

  /** Counts each reason of an invalid row. */
  addRefused(key: string, reasons: readonly string[]): void {
    for (const reason of reasons) this.#add('refused', withoutValues(reason), shortened(key));
  }

  /** The texts of a section, the most frequent first. */
  tallies(section: Exclude<Section, 'fields'>): [text: string, tally: Tally][] {
    return this.#sorted(section);
  }

  /** Fields with values that nothing looked for, the most frequent first. */
  unusedFields(): [name: string, tally: Tally][] {
    return this.#sorted('fields').filter(([name]) => !this.#readFields.has(name));
  }

  /** The JSON to continue from. */
  toString(): string {
    const sections = [...this.#sections].map(([name, tallies]) => [name, Object.fromEntries(tallies)]);
    return JSON.stringify({ ...Object.fromEntries(sections), asked: [...this.#readFields] });
  }

  #sorted(section: Section): [string, Tally][] {
    return [...(this.#sections.get(section) ?? [])].toSorted(([, one], [, other]) => other.count - one.count);
  }

  #add(section: Section, text: string, example: string, exampleOf = () => example): void {
    const tallies = this.#sections.get(section);
    const known = tallies?.get(text);
    if (known) known.count += 1;
    else if (tallies && tallies.size < MAX_TEXTS) tallies.set(text, { count: 1, example: exampleOf() });
  }
}
