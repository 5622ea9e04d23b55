/** Milliseconds by which the clock of a time zone is ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - moment;
}

/**
 * Returns the moment at which a clock shows a time, as ISO 8601 in UTC. In the hour that is skipped in spring the moment is
 * an hour earlier.
 * @param day "2026-11-25"
 * @param time "14:30"
 * @param timeZone IANA name of the clock's time zone
 */
export function zonedMoment(day: string, time: string, timeZone: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const near = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(near, timeZone)).toISOString();
}

/** Returns the day and the time of a moment by the clock of a time zone: "2026-11-25" and "14:30". */
export function wallClock(iso: string, timeZone: string): { day: string; time: string } {
  const moment = Date.parse(iso);
  const [day = '', time = ''] = new Date(moment + offsetAt(moment, timeZone)).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}
