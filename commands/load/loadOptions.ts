import { z } from 'zod';
import { type CommandTable, flag, option, type Values, wholeNumber } from '#server/start/commandLine.ts';

const MAX_MINUTES = 60;

const minutes = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
  .pipe(z.number().positive().max(MAX_MINUTES));

/** The options of `npm run load`. */
export const loadOptions = {
  name: 'load',
  about:
    'sends its own product a mix of all requests at a fixed rate, without waiting for answers (docs/scale.md).',
  options: {
    minutes: option(minutes, {
      name: 'N',
      meaning: 'duration',
      expected: `a number of minutes above 0, at most ${MAX_MINUTES}`,
      usual: 1,
    }),
    rate: wholeNumber({ meaning: 'requests a second', from: 1, to: 5000, usual: 200 }),
    listings: wholeNumber({
      meaning: 'listings of the demonstration',
      from: 100,
      to: 1_000_000,
      usual: 20_000,
    }),
    database: option(z.enum(['sqlite', 'postgres']), {
      name: 'DATABASE',
      meaning: 'the database',
      expected: 'sqlite or postgres',
      usual: 'sqlite',
    }),
    processes: wholeNumber({
      meaning: 'processes of the product over one PostgreSQL',
      from: 1,
      to: 16,
      usual: 1,
    }),
    cold: flag('begins with a new process and empty caches, as after a release'),
    nginx: flag('puts nginx in front; otherwise each request goes to the next process'),
    cores: wholeNumber({
      meaning: 'cores for the product with its database; the generator has the others',
      from: 1,
      to: 64,
      usual: 2,
    }),
    lines: wholeNumber({ meaning: 'connections at a time', from: 1, to: 5000, usual: 256 }),
    seed: wholeNumber({ meaning: 'seed of the random requests', from: 1, to: 1_000_000, usual: 1 }),
  },
} satisfies CommandTable;

/** The parsed options of `npm run load`. */
export type LoadOptions = Values<typeof loadOptions>;
