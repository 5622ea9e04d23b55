import { type CommandTable, someOf, type Values, wholeNumber } from '#server/start/commandLine.ts';

const PARTS = ['kill', 'load', 'fuzz'] as const;

/** Enough for every number here, and no slip of the keyboard fills a machine. */
const RANGE = { from: 1, to: 1_000_000 };

/** The options of `npm run endurance`. */
export const enduranceOptions = {
  name: 'endurance',
  about:
    'ends the product by kill -9 in the midst of writes and looks for what it acknowledged, asks it for searches, and for nonsense over all routes.',
  options: {
    only: someOf(PARTS, { name: 'PARTS', meaning: 'the parts that are run', usual: PARTS }),
    rounds: wholeNumber({ meaning: 'how often it is ended', ...RANGE, usual: 20 }),
    writes: wholeNumber({ meaning: 'writes in all rounds together', ...RANGE, usual: 1000 }),
    listings: wholeNumber({ meaning: 'listings of its world', ...RANGE, from: 100, usual: 20_000 }),
    rate: wholeNumber({ meaning: 'searches a second', ...RANGE, usual: 200 }),
    seconds: wholeNumber({ meaning: 'how long it is asked for searches', ...RANGE, usual: 60 }),
    requests: wholeNumber({ meaning: 'odd requests', ...RANGE, usual: 20_000 }),
    seed: wholeNumber({ meaning: 'another one asks for other things', ...RANGE, usual: 1 }),
  },
} satisfies CommandTable;

/** Their values. */
export type EnduranceOptions = Values<typeof enduranceOptions>;
