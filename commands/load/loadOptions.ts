import { z } from 'zod';
import { type CommandTable, option, type Values, wholeNumber } from '#server/start/commandLine.ts';

const MOST_MINUTES = 60;

const minutes = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
  .pipe(z.number().positive().max(MOST_MINUTES));

/** The options of `npm run load`. */
export const loadOptions = {
  name: 'load',
  about:
    'asks a product of its own for a mix of all that visitors ask, at a rate that does not wait for answers.',
  options: {
    minutes: option(minutes, {
      name: 'N',
      meaning: 'how long',
      expected: `a number of minutes above 0, at most ${MOST_MINUTES}`,
      usual: 1,
    }),
    rate: wholeNumber({ meaning: 'requests a second', from: 1, to: 5000, usual: 200 }),
    listings: wholeNumber({ meaning: 'listings of its world', from: 100, to: 1_000_000, usual: 20_000 }),
    cores: wholeNumber({
      meaning: 'cores that the server is held to; the generator has the others',
      from: 1,
      to: 64,
      usual: 2,
    }),
    lines: wholeNumber({ meaning: 'connections at a time', from: 1, to: 5000, usual: 256 }),
    seed: wholeNumber({ meaning: 'another one asks for other things', from: 1, to: 1_000_000, usual: 1 }),
  },
} satisfies CommandTable;

/** Their values. */
export type LoadOptions = Values<typeof loadOptions>;
