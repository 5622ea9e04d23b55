import { z } from 'zod';
import { type CommandTable, flag, option, type Values, wholeNumber } from '#server/start/commandLine.ts';

const FEWEST = 1_000;
const LARGEST = 1_000_000;

const sizes = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().min(FEWEST).max(LARGEST)));

/** The options of `npm run bench`. */
export const benchOptions = {
  name: 'bench',
  about:
    'times searches on SQLite and PostgreSQL, or what else its flags name. Run nothing else on the machine meanwhile.',
  options: {
    listings: option<number[], number[]>(sizes, {
      name: 'N,N',
      meaning: 'numbers of listings, each on both databases',
      expected: `whole numbers from ${FEWEST} to ${LARGEST} with commas between them`,
      usual: [50_000],
    }),
    passes: wholeNumber({
      meaning: 'repetitions of each question, after one that is not timed',
      from: 1,
      to: 99,
      usual: 4,
    }),
    keep: option(z.string().min(1), {
      name: 'FOLDER',
      meaning: 'folder that keeps the databases for the next run; by default they are deleted',
      expected: 'a folder',
      usual: undefined,
    }),
    peers: flag('times PostGIS and supercluster as well'),
    pages: flag('times whole pages with their data instead; npm run build comes first'),
    city: flag(
      "makes an OpenStreetMap extract and a timetable of Toronto's size instead, and times their loading by npm run places",
    ),
    areas: flag(
      "times the areas from which places in the demonstration's Toronto are reached in 45 minutes instead, over HTTP",
    ),
    load: flag('creates the databases without timing'),
  },
} satisfies CommandTable;

/** The parsed options of `npm run bench`. */
export type BenchOptions = Values<typeof benchOptions>;
