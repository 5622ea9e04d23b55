import { z } from 'zod';
import { readTable, refuseTwice, textCell } from './readFiles.ts';

const ROW = z.object({
  use: z.enum(['english', 'french', 'english start', 'english end', 'french first name', 'french last name']),
  name: textCell,
});

/** Names of streets by use, in the order of the table. */
export interface StreetNames {
  english: readonly string[];
  /** Names with their generic term, in the form of Québec. */
  french: readonly string[];
  /** Beginnings and ends of invented English suburb names: "Ashbourne", "Kingsdale". */
  englishStems: { starts: readonly string[]; ends: readonly string[] };
  /** First and last names for streets named after people. */
  frenchPeople: { first: readonly string[]; last: readonly string[] };
}

/** Reads the names for streets without a real name in the lists. */
export function readStreetNames(folder: string): StreetNames {
  const rows = readTable(folder, 'street-names.csv', ROW);
  refuseTwice(rows, ({ use, name }) => `${name} (${use})`);
  const of = (use: z.output<typeof ROW>['use']): string[] =>
    rows.filter(({ value }) => value.use === use).map(({ value }) => value.name);
  return {
    english: of('english'),
    french: of('french'),
    englishStems: { starts: of('english start'), ends: of('english end') },
    frenchPeople: { first: of('french first name'), last: of('french last name') },
  };
}
