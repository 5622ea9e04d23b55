/// <reference lib="esnext.temporal" />

/** The end of a day in a time zone, as ISO 8601 in UTC. @param day "2026-11-25" */
export function endOfDay(timeZone: string, day: string): string {
  const { epochMilliseconds } = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone);
  return new Date(epochMilliseconds).toISOString();
}

/** The day in a time zone: "2026-11-25". */
export function dayIn(timeZone: string, moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
