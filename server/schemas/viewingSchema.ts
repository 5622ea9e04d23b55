/** JSON Schemas of viewing requests. */

/** Time zones of Canada's provinces and territories, each by the zone where most of its people live. */
const VIEWING_TIME_ZONES = [
  'America/St_Johns',
  'America/Halifax',
  'America/Moncton',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Whitehorse',
  'America/Yellowknife',
  'America/Iqaluit',
] as const;

const DAY = { type: 'string', pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' } as const;
const PART = { enum: ['morning', 'afternoon', 'evening'] } as const;
const WAY = { enum: ['inPerson', 'video'] } as const;

/** The wish in a lead that asks for a viewing. */
export const VIEWING_WISH = {
  type: 'object',
  additionalProperties: false,
  required: ['day', 'part', 'way', 'timeZone'],
  properties: { day: DAY, part: PART, way: WAY, timeZone: { enum: VIEWING_TIME_ZONES } },
} as const;

/** Body of PUT /customer/user/viewings/{id} and PUT /customer/viewing. */
export const VIEWING_CHANGE = {
  type: 'object',
  additionalProperties: false,
  required: ['state'],
  properties: {
    state: { enum: ['asked', 'agreed', 'cancelled'] },
    day: DAY,
    part: PART,
    way: WAY,
    start: { type: 'string', pattern: '^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' },
  },
  if: { properties: { state: { const: 'asked' } }, required: ['state'] },
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: { required: ['day', 'part', 'way'] },
  else: {
    if: { properties: { state: { const: 'agreed' } }, required: ['state'] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { required: ['start'] },
  },
} as const;

/** The rest of a field error about a day on which the brokerage shows no homes (CLOSED_DAYS). */
export const CLOSED_DAY = { message: 'is a day on which no homes are shown', keyword: 'not' } as const;

/** True for a day of the calendar: the pattern also accepts 30 February. */
export function isCalendarDay(day: string): boolean {
  return !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
}
