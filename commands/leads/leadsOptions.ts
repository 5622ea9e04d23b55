import { z } from 'zod';
import { dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { type CommandTable, flag, option, type Values, wholeNumber } from '#server/start/commandLine.ts';

const MILLISECONDS_AN_HOUR = 3_600_000;

/** The time at which a day begins in Toronto: four or five hours after UTC. */
function beginningOf(day: string): Date {
  const greenwich = new Date(`${day}T00:00:00Z`);
  const summer = new Date(greenwich.getTime() + 4 * MILLISECONDS_AN_HOUR);
  return dayOf(summer) === greenwich.getTime() / MILLISECONDS_A_DAY
    ? summer
    : new Date(greenwich.getTime() + 5 * MILLISECONDS_AN_HOUR);
}

const viewing = (meaning: string) =>
  option(z.guid().toLowerCase(), {
    name: 'ID',
    meaning,
    expected: 'the id of a viewing, as "npm run leads" lists it',
    usual: undefined,
  });

/** A time of the calendar: the pattern also accepts 30 February. */
const isTime = (text: string): boolean => {
  const moment = new Date(`${text}:00.000Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

/** The options of `npm run leads`. */
export const leadsOptions = {
  name: 'leads',
  about:
    'lists the contacts, viewings and applications that visitors sent, and answers viewings, also while the server runs.',
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
    viewing: viewing('prints one viewing with every state that it had'),
    offer: viewing('offers the time --at for a viewing'),
    agree: viewing('agrees to a viewing at the offered time, or at the time --at'),
    decline: viewing('declines a viewing, with --sentence'),
    at: option(
      z
        .string()
        .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/)
        .refine(isTime),
      {
        name: 'TIME',
        meaning: 'the time of a viewing by the clock of the home',
        expected: 'a time like 2026-11-25T14:00',
        usual: undefined,
      },
    ),
    minutes: wholeNumber({ meaning: 'the length of a viewing', from: 5, to: 480, usual: 30 }),
    sentence: option(z.string().trim().min(1).max(300), {
      name: 'TEXT',
      meaning: 'a sentence to the customer',
      expected: 'a text of at most 300 characters',
      usual: undefined,
    }),
  },
} satisfies CommandTable;

/** The parsed options of `npm run leads`. */
export type LeadsOptions = Values<typeof leadsOptions>;
