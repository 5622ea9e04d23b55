/** The services' source of time. Tests and the server of the journeys pass a fixed one. */
export interface Clock {
  now(): Date;
}

/**
 * Milliseconds until a wait is over; 0 when it is over.
 * @param end moment at which it is over, milliseconds since 1970
 * @param length length of the whole wait, milliseconds. If more than that is left, the clock was set back: the wait
 * then counts as over, because the time that has passed is unknown.
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

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds of a day without a daylight-saving change. */
export const MILLISECONDS_A_DAY = 86_400_000;
const TIME_ZONE = 'America/Toronto';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The calendar day of a moment in Toronto, as days since 1970-01-01. All listings use this one time zone, so that
 * "today" begins for all of them at once.
 */
export function dayOf(moment: Date): number {
  return Math.round(Date.parse(`${calendar.format(moment)}T00:00:00Z`) / MILLISECONDS_A_DAY);
}
