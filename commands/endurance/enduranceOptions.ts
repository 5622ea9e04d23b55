import { type CommandTable, someOf, type Values, wholeNumber } from '#server/start/commandLine.ts';

const PARTS = ['kill', 'load', 'fuzz'] as const;

/** Wide enough for every option, and low enough that a typing error does not fill the machine. */
const RANGE = { from: 1, to: 1_000_000 };

/** The options of `npm run endurance`. */
export const enduranceOptions = {
  name: 'endurance',
  about:
    'kills the product (kill -9) during writes and checks what it acknowledged, loads it with searches, and sends malformed requests to all routes.',
  options: {
    only: someOf(PARTS, { name: 'PARTS', meaning: 'the parts to run', usual: PARTS }),
    rounds: wholeNumber({ meaning: 'number of kills', ...RANGE, usual: 20 }),
    writes: wholeNumber({ meaning: 'writes in all rounds together', ...RANGE, usual: 1000 }),
    listings: wholeNumber({ meaning: 'listings of the demonstration', ...RANGE, from: 100, usual: 20_000 }),
    rate: wholeNumber({ meaning: 'searches a second', ...RANGE, usual: 200 }),
    seconds: wholeNumber({ meaning: 'duration of the searches', ...RANGE, usual: 60 }),
    requests: wholeNumber({ meaning: 'malformed requests', ...RANGE, usual: 20_000 }),
    seed: wholeNumber({ meaning: 'seed of the random requests', ...RANGE, usual: 1 }),
  },
} satisfies CommandTable;

/** The parsed options of `npm run endurance`. */
export type EnduranceOptions = Values<typeof enduranceOptions>;
