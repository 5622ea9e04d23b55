/// <reference lib="esnext.temporal" />
import { type ClosedDays, isOpenDay } from '../../src/domain/viewingDays.ts';

const TIME_ZONE = 'America/Toronto';

/**
 * The moment at which a working day has passed since another one: the same time of the next open day, or, from a closed day
 * on, the end of the next open day. The days are those of Toronto.
 * @param closedDays always leave open days in each year
 */
export function workingDayAfter(moment: Date, closedDays: ClosedDays): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(TIME_ZONE);
  const isOpen = (day: Temporal.PlainDate): boolean => isOpenDay(day.toString(), closedDays);
  let day = start.toPlainDate().add({ days: 1 });
  while (!isOpen(day)) day = day.add({ days: 1 });
  const end = isOpen(start.toPlainDate())
    ? day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: start.toPlainTime() })
    : day.add({ days: 1 }).toZonedDateTime(TIME_ZONE);
  return new Date(end.epochMilliseconds);
}
