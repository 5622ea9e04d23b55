import { z } from 'zod';
import { dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { type CommandTable, flag, option, type Values } from '#server/start/commandLine.ts';

const MILLISECONDS_AN_HOUR = 3_600_000;

/** The time at which a day begins in Toronto: four or five hours after UTC. */
function beginningOf(day: string): Date {
  const greenwich = new Date(`${day}T00:00:00Z`);
  const summer = new Date(greenwich.getTime() + 4 * MILLISECONDS_AN_HOUR);
  return dayOf(summer) === greenwich.getTime() / MILLISECONDS_A_DAY
    ? summer
    : new Date(greenwich.getTime() + 5 * MILLISECONDS_AN_HOUR);
}

/** The options of `npm run leads`. */
export const leadsOptions = {
  name: 'leads',
  about: 'lists the contacts and applications that visitors sent, also while the server runs.',
  isReading: true,
  options: {
    csv: flag('prints CSV for a spreadsheet: npm run -s leads -- --csv > leads.csv'),
    since: option(z.iso.date().regex(/^20/).transform(beginningOf), {
      name: 'DAY',
      meaning: 'only leads from that day on, Toronto time',
      expected: 'a day of this century like 2026-11-21',
      usual: undefined,
    }),
    application: option(z.guid().toLowerCase(), {
      name: 'ID',
      meaning: 'prints one complete application',
      expected: 'the id of an application, as "npm run leads" lists it',
      usual: undefined,
    }),
  },
} satisfies CommandTable;

/** The parsed options of `npm run leads`. */
export type LeadsOptions = Values<typeof leadsOptions>;
