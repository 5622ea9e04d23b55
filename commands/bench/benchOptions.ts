import { z } from 'zod';
import { type CommandTable, flag, option, type Values, wholeNumber } from '#server/start/commandLine.ts';

const FEWEST = 1_000;
const MOST = 1_000_000;

const sizes = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().min(FEWEST).max(MOST)));

/** The options of `npm run bench`. */
export const benchOptions = {
  name: 'bench',
  about: 'times searches on SQLite and PostgreSQL. The machine should do nothing else meanwhile.',
  options: {
    listings: option<number[], number[]>(sizes, {
      name: 'N,N',
      meaning: 'sizes of the worlds, each on both engines',
      expected: `whole numbers from ${FEWEST} to ${MOST} with commas between them`,
      usual: [50_000],
    }),
    passes: wholeNumber({
      meaning: 'how often each question is asked, after once that does not count',
      from: 1,
      to: 99,
      usual: 4,
    }),
    keep: option(z.string().min(1), {
      name: 'FOLDER',
      meaning: 'where the databases stay for the next run; they go with this run where missing',
      expected: 'a folder',
      usual: undefined,
    }),
    peers: flag('times PostGIS and supercluster as well'),
    load: flag('makes the databases and times nothing'),
  },
} satisfies CommandTable;

/** Their values. */
export type BenchOptions = Values<typeof benchOptions>;
