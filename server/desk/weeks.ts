/// <reference lib="esnext.temporal" />

const TIME_ZONE = 'America/Toronto';

/** Number of weeks that the inbox counts. */
const WEEKS = 8;

/** A week from Monday on, in Toronto. */
export interface Week {
  /** Its Monday: "2026-11-23". */
  week: string;
  /** Its beginning, ISO 8601 in UTC. */
  starts: string;
}

/** The last eight weeks with the present one, the oldest first. */
export function lastWeeks(now: Date): Week[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return Array.from({ length: WEEKS }, (_, index) => {
    const day = monday.subtract({ weeks: WEEKS - 1 - index });
    const starts = new Date(day.toZonedDateTime(TIME_ZONE).epochMilliseconds).toISOString();
    return { week: day.toString(), starts };
  });
}
