import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pointAt } from '../../../tests/support/routing/handMadeStreets.ts';
import { buildTimetable, type NamedWalk } from './buildTimetable.ts';
import { countRides } from './connections.ts';
import { secondsFromStops } from './latestDepartures.ts';
import { mergeTimetables } from './mergeTimetables.ts';
import type { RepeatedTrip, TripCall } from './repeats.ts';
import { packTimetable, type Timetable, unpackTimetable } from './timetable.ts';

const MINUTE = 60;
const HOUR = 3600;
/** Stops on a line, 3 km apart; the last two are 300 m apart. */
const STOPS = [0, 3000, 6000, 9000, 9300].map((east) => pointAt([east, 500]));
const FOOT = 9 * HOUR;

type Call = readonly [stop: number, minutes: number, rule?: 'boardOnly' | 'leaveOnly'];

/** A trip by its stops, and minutes after an hour. */
const trip = (hour: number, ...calls: Call[]): TripCall[] =>
  calls.map(([stop, minutes, rule]) => {
    const time = hour * HOUR + minutes * MINUTE;
    const [mayBoard, mayLeave] = [rule !== 'leaveOnly', rule !== 'boardOnly'];
    return { stop, arrival: time, departure: time, mayBoard, mayLeave };
  });

/** Minutes from each stop to stop 2, for an arrival there; null if it is too far. */
function minutesTo2(
  timetable: Timetable,
  { at = FOOT, limit = 90 * MINUTE }: { at?: number; limit?: number } = {},
): (number | null)[] {
  const onFoot = STOPS.map((_, stop) => (stop === 2 ? 0 : Number.POSITIVE_INFINITY));
  const seconds = secondsFromStops(timetable, { onFoot, at, limit });
  return Array.from(seconds, (value) => (Number.isFinite(value) ? value / MINUTE : null));
}

const built = (trips: TripCall[][], walks?: NamedWalk[]): Timetable => buildTimetable(STOPS, trips, walks);

describe('the minutes to a stop', () => {
  const ride = trip(8, [0, 30], [1, 40], [2, 50]);

  it.each<[name: string, trips: TripCall[][], minutes: (number | null)[]]>([
    ['without trips', [], [null, null, 0, null, null]],
    ['by one trip, with the wait at its end', [ride], [30, 20, 0, null, null]],
    ['by the last of several trips', [ride, trip(8, [0, 38], [1, 48], [2, 58])], [22, 12, 0, null, null]],
    ['by no trip that comes too late', [trip(8, [0, 45], [1, 55], [2, 61])], [null, null, 0, null, null]],
    ['with a change', [ride, trip(8, [3, 20], [1, 38])], [30, 20, 0, 40, 40 + 5]],
    ['with a change that is missed', [ride, trip(8, [3, 20], [1, 41])], [30, 20, 0, null, null]],
    [
      'by stops at which passengers may board and leave',
      [trip(8, [0, 30], [1, 40, 'leaveOnly'], [2, 50])],
      [30, null, 0, null, null],
    ],
    [
      'by no trip that passes the stop',
      [trip(8, [0, 30], [2, 50, 'boardOnly'], [3, 55])],
      [null, null, 0, null, null],
    ],
  ])('%s', (_name, trips, minutes) => {
    const found = minutesTo2(built(trips));
    // The walk between the last two stops takes 4.68 minutes.
    expect(found.map((value) => value && Math.ceil(value))).toEqual(minutes);
  });

  it('leave out journeys that are too long', () => {
    expect(minutesTo2(built([ride]), { limit: 25 * MINUTE })).toEqual([null, 20, 0, null, null]);
  });

  it('count trips of the evening before after midnight', () => {
    const night = trip(23, [0, 50], [1, 60], [2, 70]);
    expect(minutesTo2(built([night]), { at: 15 * MINUTE })).toEqual([25, 15, 0, null, null]);
    expect(minutesTo2(built([trip(24, [0, 20], [2, 30])]), { at: 30 * MINUTE })).toEqual([
      10,
      null,
      0,
      null,
      null,
    ]);
  });

  it('use the walks that a timetable names, and not those that it excludes', () => {
    const change = [ride, trip(8, [4, 20], [3, 30]), trip(8, [3, 32], [1, 38])];
    // On foot to the second of the two trips.
    expect(minutesTo2(built(change))[4]).toBeCloseTo(28 + 4.68, 1);
    const far = built(
      [ride],
      [
        { from: 3, to: 1, seconds: 240 },
        { from: 4, to: 3, seconds: null },
      ],
    );
    expect(minutesTo2(far)).toEqual([30, 20, 0, 24, null]);
  });

  it('are the same in a timetable that version 1 packed', () => {
    const whole = built([ride, trip(8, [3, 20], [1, 38])]);
    const { latitude, longitude, trip: trips, from, to, departure, arrival, use } = whole;
    const { walkFirst, walkFrom, walkSeconds } = whole;
    const times = [trips, from, to, departure, arrival];
    const arrays = [latitude, longitude, ...times, walkFirst, walkFrom, walkSeconds, use];
    const parts = [Uint32Array.from([1, ...arrays.map(({ length }) => length)]), ...arrays];
    const bytes = parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
    const stored = unpackTimetable(deflateRawSync(Buffer.concat(bytes)));
    expect(minutesTo2(stored)).toEqual(minutesTo2(whole));
    expect(minutesTo2(mergeTimetables([stored]))).toEqual(minutesTo2(whole));
    expect(countRides(stored)).toBe(countRides(whole));
  });

  it('cannot be read from a timetable of a later version', () => {
    const bytes = Buffer.from(Uint32Array.from([3, 0]).buffer);
    expect(() => unpackTimetable(deflateRawSync(bytes))).toThrow('Load it again with npm run places');
  });

  it('are the same in a packed timetable, and in two joined ones', () => {
    const change = trip(8, [3, 20], [1, 38]);
    const whole = built([ride, change]);
    expect(minutesTo2(unpackTimetable(packTimetable(whole)))).toEqual(minutesTo2(whole));
    const joined = mergeTimetables([built([ride]), built([change])]);
    // The stops of the second one are others at the same places.
    const onFoot = Float64Array.from([...STOPS, ...STOPS], (_, stop) =>
      stop === 2 ? 0 : Number.POSITIVE_INFINITY,
    );
    const seconds = secondsFromStops(joined, { onFoot, at: FOOT, limit: 90 * MINUTE });
    expect([seconds[0], seconds[5 + 3]]).toEqual([30 * MINUTE, 40 * MINUTE]);
  });

  describe('by headways', () => {
    const every12 = [
      { first: 5 * HOUR, end: 9 * HOUR, every: 12 * MINUTE },
      { first: 9 * HOUR, end: 24.5 * HOUR, every: 20 * MINUTE },
    ];
    const lines: RepeatedTrip[] = [
      { calls: trip(0, [0, 30], [1, 40, 'leaveOnly'], [2, 50]), headways: every12 },
      { calls: trip(0, [3, 0], [1, 9], [2, 17]), headways: every12 },
    ];
    const single = lines.flatMap(({ calls, headways }) =>
      headways.flatMap(({ first, end, every }) =>
        Array.from({ length: Math.ceil((end - first) / every) }, (_, number) => {
          const shift = first + number * every - (calls[0]?.departure ?? 0);
          const moved = ({ arrival, departure, ...call }: TripCall): TripCall => ({
            ...call,
            arrival: arrival + shift,
            departure: departure + shift,
          });
          return calls.map(moved);
        }),
      ),
    );
    const byHeadways = buildTimetable(STOPS, [ride], [], lines);
    const oneByOne = built([ride, ...single]);

    it.each<[time: string, at: number]>([
      ['before the first one', 5 * HOUR + 10 * MINUTE],
      ['in the morning', FOOT],
      ['at noon', 12 * HOUR + 7 * MINUTE],
      ['after midnight', 25 * MINUTE],
      ['late in the evening', 24 * HOUR - MINUTE],
    ])('are those of the same trips one by one: %s', (_time, at) => {
      const expected = minutesTo2(oneByOne, { at });
      expect(minutesTo2(byHeadways, { at })).toEqual(expected);
      expect(minutesTo2(unpackTimetable(packTimetable(byHeadways)), { at })).toEqual(expected);
      const merged = mergeTimetables([built([]), byHeadways]);
      const onFoot = Array.from({ length: 10 }, (_, stop) => (stop === 7 ? 0 : Number.POSITIVE_INFINITY));
      const seconds = secondsFromStops(merged, { onFoot, at, limit: 90 * MINUTE });
      expect(seconds[5]).toBe((expected[0] ?? Number.POSITIVE_INFINITY) * MINUTE);
    });

    it('wait for the last of them', () => {
      // The trips of 8:24 and 8:36 arrive at 8:44 and 8:56.
      expect(minutesTo2(byHeadways, { at: 8 * HOUR + 45 * MINUTE })[0]).toBe(21);
      expect(countRides(byHeadways)).toBe(2 + 2 * 2 * (20 + 47));
    });
  });

  it('grow with the limit only', () => {
    const trips = [7, 8].flatMap((hour) =>
      [0, 15, 30, 45].map((start) => trip(hour, [0, start], [1, start + 9], [2, start + 20])),
    );
    const timetable = built(trips);
    const [short, long] = [20, 60].map((limit) => minutesTo2(timetable, { limit: limit * MINUTE }));
    for (const [stop, value] of short?.entries() ?? []) if (value !== null) expect(long?.[stop]).toBe(value);
    expect(long?.filter((value) => value !== null)).toHaveLength(3);
  });
});
