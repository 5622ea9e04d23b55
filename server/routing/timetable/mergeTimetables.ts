import { walksBetween } from './buildTimetable.ts';
import { type RepeatedTrip, repeatedTrips, repeatsOf } from './repeats.ts';
import type { Timetable } from './timetable.ts';

/** Joins the timetables of several sources, with walks between their stops. */
export function mergeTimetables(all: readonly Timetable[]): Timetable {
  const [only] = all;
  if (only && all.length === 1) return only;
  const rows: [table: Timetable, one: number, stops: number, trips: number][] = [];
  const stops: { latitude: number; longitude: number }[] = [];
  const named: { from: number; to: number; seconds: number }[] = [];
  const repeated: RepeatedTrip[] = [];
  let trips = 0;
  for (const table of all) {
    const base = stops.length;
    for (const one of table.trip.keys()) rows.push([table, one, base, trips]);
    for (const [stop, latitude] of table.latitude.entries()) {
      stops.push({ latitude, longitude: table.longitude[stop] ?? 0 });
      for (let walk = table.walkFirst[stop] ?? 0; walk < (table.walkFirst[stop + 1] ?? 0); walk += 1) {
        const from = base + (table.walkFrom[walk] ?? 0);
        named.push({ from, to: base + stop, seconds: table.walkSeconds[walk] ?? 0 });
      }
    }
    for (const { calls, headways } of repeatedTrips(table)) {
      repeated.push({ calls: calls.map((call) => ({ ...call, stop: base + call.stop })), headways });
    }
    trips += table.trip.reduce((most, trip) => Math.max(most, trip + 1), 0);
  }
  rows.sort(([one, at], [other, there]) => (one.arrival[at] ?? 0) - (other.arrival[there] ?? 0));
  return {
    latitude: Float64Array.from(stops, ({ latitude }) => latitude),
    longitude: Float64Array.from(stops, ({ longitude }) => longitude),
    trip: Uint32Array.from(rows, ([table, one, , first]) => first + (table.trip[one] ?? 0)),
    from: Uint32Array.from(rows, ([table, one, base]) => base + (table.from[one] ?? 0)),
    to: Uint32Array.from(rows, ([table, one, base]) => base + (table.to[one] ?? 0)),
    departure: Int32Array.from(rows, ([table, one]) => table.departure[one] ?? 0),
    arrival: Int32Array.from(rows, ([table, one]) => table.arrival[one] ?? 0),
    use: Uint8Array.from(rows, ([table, one]) => table.use[one] ?? 0),
    ...walksBetween(stops, named),
    ...repeatsOf(repeated),
  };
}
