import { z } from 'zod';
import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { type CommandTable, flag, option, wholeNumber } from '#server/start/commandLine.ts';

/** The options of `npm run seed`. */
export const seedOptions = {
  name: 'seed',
  about: "fills the store of DATA_DIR with the demonstration's listings, while no server runs.",
  options: {
    listings: wholeNumber({ meaning: 'how many', from: 100, to: 1_000_000, usual: undefined }),
    // Days since 1970-01-01.
    day: option(
      z.iso
        .date()
        .regex(/^20/)
        .transform((day) => Date.parse(day) / MILLISECONDS_A_DAY),
      {
        name: 'DAY',
        meaning: 'the day that they are of, today where missing',
        expected: 'a day of this century like 2026-11-21',
        usual: undefined,
      },
    ),
    yes: flag("fills the store also where a board's listings are lost by that"),
    report: flag('fills nothing, and writes how prices, days and statuses spread into docs/demo-data.md'),
  },
} satisfies CommandTable;
