/** Where a service reads the time: tests and the e2e server pass a fixed one. */
export interface Clock {
  now(): Date;
}

/**
 * Milliseconds until a wait is over, 0 when it is.
 * @param end moment at which it is over, milliseconds since 1970
 * @param length of the whole wait. More than that can only be left where the clock was set back meanwhile: then the
 *   wait is over, since nothing says how much of it has passed.
 */
export function millisecondsLeft({
  end,
  length,
  clock,
}: {
  end: number;
  length: number;
  clock: Clock;
}): number {
  const left = end - clock.now().getTime();
  return left > length ? 0 : Math.max(0, left);
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** The milliseconds of a day without a change of the clocks. */
export const MILLISECONDS_A_DAY = 86_400_000;
const TIME_ZONE = 'America/Toronto';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The calendar day of a moment in Toronto, as days since 1970-01-01.
 * One time zone for all listings, so that "today" begins for every listing at once.
 */
export function dayOf(moment: Date): number {
  return Math.round(Date.parse(`${calendar.format(moment)}T00:00:00Z`) / MILLISECONDS_A_DAY);
}
