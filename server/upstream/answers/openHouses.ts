import type { WireOpenHouse } from '../../../src/api/realty/contract.ts';

/** Reads "2:00 PM", "2pm", "14:00" and the time of "2026-11-28T14:00:00" as "14:00"; '' for anything else. */
function clockTime(value: unknown): string {
  if (typeof value !== 'string') return '';
  const [, hour, minute = '00', half] =
    /^(?:.*T)?(\d{1,2})(?::(\d\d))?(?::[\d.]+)?\s*([ap])?/i.exec(value.trim()) ?? [];
  if (hour === undefined) return '';
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/**
 * The open houses of a listing with a day and two times, in one form, the earliest first. The feed's times are those of
 * the home's place, and boards write them in several ways.
 */
export function openHouses(slots: readonly unknown[]): WireOpenHouse[] {
  return (slots as Record<keyof WireOpenHouse, unknown>[]) // the values are checked as they are read
    .map(({ date, startTime, endTime }) => ({
      date: typeof date === 'string' ? date.slice(0, 10) : '',
      startTime: clockTime(startTime),
      endTime: clockTime(endTime),
    }))
    .filter(
      ({ date, startTime, endTime }) => Date.parse(`${date}T${startTime}`) < Date.parse(`${date}T${endTime}`),
    )
    .sort((one, other) => (one.date + one.startTime < other.date + other.startTime ? -1 : 1));
}
