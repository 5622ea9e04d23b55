import { localTimeOf, offsetAt } from '#server/store/text/timeZones.ts';
import type { WireOpenHouse } from '../../src/api/realty/contract.ts';
import { type ResoRow, textOf, textsOf } from './resoValues.ts';

/** Statuses of open houses that are over or cancelled. DDF, PropTx and the dictionary have Canceled and Ended. */
const OVER = /^(cancel|ended|expired|deleted|inactive|closed|complete)/i;
/**
 * Kinds of open houses that are not for the public or not in the home, in the words of the dictionary, the DDF
 * (OpenHouseType) and PropTx (OpenHouseFormat).
 */
const ELSEWHERE =
  /broker|office|association|private|agent|conference|meeting|seminar|training|showing|live ?stream|virtual|online/i;

/** Reads "2:00 PM", "2pm" and "14:00:00.00" as "14:00"; '' for anything else. */
function clockTime(text: string): string {
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?!\d)(?::(\d\d))?(?::[\d.]+)?\s*([ap])?/i.exec(text) ?? [];
  if (hour === undefined) return '';
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** A time: its day, if it has one, its clock time, and its offset from UTC, if it has one: "Z", "-05:00", "+00". */
const TIME = /^(?:(\d{4}-\d\d-\d\d)[T ])?(.*?)\s*(?:(Z)|([+-]0\d):?(\d\d)?)?$/i;

/**
 * The date and time of a field by the clock of the home. A time with an offset is a moment, and one without is local. A
 * moment without a day takes place on the day of the row.
 */
function timeIn(row: ResoRow, name: string, timeZone: string): { date: string; time: string } {
  const [, day, clock = '', utc, hours, minutes = '00'] = TIME.exec(textOf(row, name)) ?? [];
  const date = day ?? textOf(row, 'OpenHouseDate').slice(0, 10);
  const time = clockTime(clock);
  if (utc === undefined && hours === undefined) return { date, time };
  const moment = new Date(`${date}T${time}${utc ? 'Z' : `${hours}:${minutes}`}`);
  if (Number.isNaN(moment.getTime())) return { date, time: '' };
  const local = localTimeOf(moment, timeZone);
  return { date: day ? local.date : date, time: local.time };
}

/**
 * The open houses of a listing, each once, the earliest first: those with a day and two times that are open to the
 * public in the home and were not cancelled. Field by field: docs/ingest.md.
 * @param timeZone that of the home's place
 */
export function readOpenHouses(rows: readonly ResoRow[], timeZone: string): WireOpenHouse[] {
  const found = new Map<string, WireOpenHouse>();
  for (const row of rows) {
    const kinds = [textOf(row, 'OpenHouseType'), ...textsOf(row, 'OpenHouseFormat')];
    if (OVER.test(textOf(row, 'OpenHouseStatus')) || kinds.some((kind) => ELSEWHERE.test(kind))) continue;
    const { date, time: startTime } = timeIn(row, 'OpenHouseStartTime', timeZone);
    const { time: endTime } = timeIn(row, 'OpenHouseEndTime', timeZone);
    if (!(Date.parse(`${date}T${startTime}`) < Date.parse(`${date}T${endTime}`))) continue;
    const offset = offsetAt(timeZone, date, startTime);
    found.set(`${date} ${startTime} ${endTime}`, { date, startTime, endTime, offset });
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, openHouse]) => openHouse);
}
