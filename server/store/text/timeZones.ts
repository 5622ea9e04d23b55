/**
 * The time of day in Canada's provinces. Their rules come from the time zone data of Node, which since release 2026c has
 * British Columbia at UTC−7 and Alberta at UTC−6 all year.
 */
import { foldState } from './provinces.ts';

interface Point {
  latitude: number;
  longitude: number;
}

interface Zone {
  name: string;
  /** For a part of the province; the others are everywhere else. */
  isAt?: (point: Point) => boolean;
}

const TORONTO = 'America/Toronto';
const ATLANTIC = 'America/Halifax';
const MOUNTAIN = 'America/Edmonton';
const CENTRAL = 'America/Winnipeg';

/**
 * The zones of each province, by its folded name. Meridians separate the parts of a province, as in the law: Ontario's
 * Time Act (90° west), Québec's Legal Time Act (63° west; the Îles-de-la-Madeleine have daylight saving), Nunavut (85°
 * and 102° west). The meridians of Labrador, Lloydminster and the East Kootenay are our own. They are far from most other
 * places of their province, but a few places at the edges get the zone of the rest: docs/ingest.md.
 */
const ZONES: Readonly<Record<string, readonly Zone[]>> = {
  alberta: [{ name: MOUNTAIN }],
  'british columbia': [
    { name: MOUNTAIN, isAt: ({ longitude }) => longitude > -116.4 },
    { name: 'America/Vancouver' },
  ],
  manitoba: [{ name: CENTRAL }],
  'new brunswick': [{ name: 'America/Moncton' }],
  'newfoundland and labrador': [
    { name: 'America/Goose_Bay', isAt: ({ longitude }) => longitude < -59.5 },
    { name: 'America/St_Johns' },
  ],
  'northwest territories': [{ name: 'America/Yellowknife' }],
  'nova scotia': [{ name: ATLANTIC }],
  nunavut: [
    { name: MOUNTAIN, isAt: ({ longitude }) => longitude < -102 },
    { name: 'America/Rankin_Inlet', isAt: ({ longitude }) => longitude < -85 },
    { name: 'America/Iqaluit' },
  ],
  ontario: [{ name: CENTRAL, isAt: ({ longitude }) => longitude < -90 }, { name: TORONTO }],
  'prince edward island': [{ name: ATLANTIC }],
  quebec: [
    { name: ATLANTIC, isAt: ({ latitude, longitude }) => longitude > -63 && latitude < 48.2 },
    { name: 'America/Blanc-Sablon', isAt: ({ longitude }) => longitude > -63 },
    { name: TORONTO },
  ],
  saskatchewan: [
    { name: MOUNTAIN, isAt: ({ longitude }) => longitude < -109.95 },
    { name: 'America/Regina' },
  ],
  yukon: [{ name: 'America/Whitehorse' }],
};

/**
 * The name of the time zone of a place: "America/St_Johns". Toronto's for a text that is no province.
 * @param point without it, the zone of most of the province
 */
export function timeZoneOf(state: string, point?: Point): string {
  const zones = ZONES[foldState(state)] ?? [];
  return zones.find(({ isAt }) => !isAt || (point && isAt(point)))?.name ?? TORONTO;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    });
  formats.set(timeZone, format);
  return format;
}

/** A time by the clock of a place. */
export interface LocalTime {
  /** "2026-11-28" */
  date: string;
  /** "14:00" */
  time: string;
  /** The place's offset from UTC at that time: "-05:00". */
  offset: string;
}

/** A moment by the clock of a place. */
export function localTimeOf(moment: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, timeZoneName } = parts;
  return {
    date: `${year}-${month}-${day}`,
    time: `${hour}:${minute}`,
    offset: timeZoneName?.slice('GMT'.length) || '+00:00',
  };
}

/**
 * The offset from UTC of a place at a time by its clock: "-03:30".
 * @param date "2026-11-28"
 * @param time "14:00"
 */
export function offsetAt(timeZone: string, date: string, time: string): string {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const near = localTimeOf(new Date(asUtc), timeZone).offset;
  // Between the two there may be a change of clocks.
  return localTimeOf(new Date(Date.parse(`${date}T${time}${near}`)), timeZone).offset;
}
