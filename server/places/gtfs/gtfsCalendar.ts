import { MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { GtfsFeed } from './openGtfs.ts';

const DAY = /^(\d{4})(\d{2})(\d{2})$/;
/** Columns of calendar.txt by the day of the week, from Sunday. */
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** Tuesday to Thursday: few holidays and no shortened days fall on them. */
const USUAL_DAYS: readonly number[] = [2, 3, 4];
const ADDED = '1';
/** Maximum number of days that are compared. */
const MAX_DAYS = 400;

/** Days since 1970-01-01 of "20261121"; undefined for any other text. */
function dayNumberOf(text: string): number | undefined {
  const [, year, month, day] = DAY.exec(text) ?? [];
  const moment = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(moment) ? undefined : moment / MILLISECONDS_A_DAY;
}

/** 0 for Sunday. 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7;

interface Service {
  /** 1 for each day of the week on which it runs, from Sunday. */
  week: readonly boolean[];
  start: number;
  end: number;
  added: Set<number>;
  removed: Set<number>;
}

async function readServices(feed: GtfsFeed): Promise<Map<string, Service>> {
  const services = new Map<string, Service>();
  if (feed.has('calendar.txt')) {
    const columns = ['service_id', 'start_date', 'end_date', ...WEEK];
    await feed.eachRow('calendar.txt', columns, ([id = '', from = '', to = '', ...week], line) => {
      const [start, end] = [dayNumberOf(from), dayNumberOf(to)];
      if (start === undefined || end === undefined) {
        throw feed.unusable('calendar.txt', line, 'has no days like 20261121');
      }
      const runs = week.map((value) => value === '1');
      services.set(id, { week: runs, start, end, added: new Set(), removed: new Set() });
    });
  }
  if (feed.has('calendar_dates.txt')) {
    const columns = ['service_id', 'date', 'exception_type'];
    await feed.eachRow('calendar_dates.txt', columns, ([id = '', date = '', type], line) => {
      const day = dayNumberOf(date);
      if (day === undefined) throw feed.unusable('calendar_dates.txt', line, 'has no day like 20261121');
      const known = services.get(id);
      const service = known ?? { week: [], start: day, end: day, added: new Set(), removed: new Set() };
      if (!known) services.set(id, service);
      (type === ADDED ? service.added : service.removed).add(day);
      // A service of calendar.txt keeps its period.
      if (service.week.length > 0) return;
      service.start = Math.min(service.start, day);
      service.end = Math.max(service.end, day);
    });
  }
  return services;
}

const runsOn = ({ week, start, end, added, removed }: Service, day: number): boolean =>
  added.has(day) || (!removed.has(day) && day >= start && day <= end && week[weekdayOf(day)] === true);

/**
 * Finds the services of a usual weekday: of the Tuesday, Wednesday or Thursday with the most trips, the first of them from
 * a day on. A feed that ended before is taken from its beginning.
 * @param tripServices the service of each trip
 * @param from days since 1970-01-01
 */
export async function usualServices(
  feed: GtfsFeed,
  tripServices: Iterable<string>,
  from: number,
): Promise<ReadonlySet<string>> {
  const services = await readServices(feed);
  const trips = new Map<string, number>();
  for (const service of tripServices) trips.set(service, (trips.get(service) ?? 0) + 1);
  const all = [...services.values()];
  const end = Math.max(...all.map((service) => service.end));
  const start = Math.min(...all.map((service) => service.start));
  const first = end < from ? start : Math.max(start, from);
  let best: { services: Set<string>; trips: number } = { services: new Set(), trips: 0 };
  for (let day = first; day <= Math.min(end, first + MAX_DAYS); day += 1) {
    if (!USUAL_DAYS.includes(weekdayOf(day))) continue;
    const running = [...services].flatMap(([id, service]) => (runsOn(service, day) ? [id] : []));
    const count = running.reduce((sum, id) => sum + (trips.get(id) ?? 0), 0);
    if (count > best.trips) best = { services: new Set(running), trips: count };
  }
  return best.services;
}
