import { embeddedRouting } from '#server/routing/embedded/embeddedRouting.ts';
import { withTransit } from '#server/routing/otp/withTransit.ts';
import { noRouting, type Routing } from '#server/routing/routing.ts';
import { valhallaRouting } from '#server/routing/valhalla/valhallaRouting.ts';
import type { Point } from '#server/store/geometry/bounds.ts';
import type { ReachFailure, TravelMode } from '../../../src/api/realty/reachContract.ts';
import { CITY_TILES, CITY_TIMETABLE, DOWNTOWN, SUBURB } from './handMadeCity.ts';
import { pointAt } from './handMadeStreets.ts';
import { JOURNEY, NEAREST, NO_STOP, planOf, SCHRAMBERG, serviceFrom, TRAVEL_TIME } from './otpAnswers.ts';
import { type RecordedAnswer, type RecordedCall, recordedService } from './recordedService.ts';
import { ISOCHRONE, NO_STREET, OLDER_MATRIX, STATUS } from './valhallaAnswers.ts';

/** An engine with known answers. */
export interface TestedEngine {
  name: string;
  open(): Promise<{ routing: Routing; end(): Promise<void> }>;
  /** A place in reach, and the time of arrival in minutes after midnight. */
  destination: Point & { at: number };
  /** The minutes to the destination by each mode that the engine has, from a home. */
  times: readonly { mode: TravelMode; from: Point; minutes: number }[];
  /** Modes that the engine does not have, and their codes. */
  missing: readonly { mode: TravelMode; code: ReachFailure }[];
  /** A place without an area, and its code by each of these modes. */
  far: { place: Point; codes: Partial<Record<TravelMode, ReachFailure>> };
}

const WALK_OF_5_MINUTES = pointAt([DOWNTOWN[0] + 400, DOWNTOWN[1]]);

const EMBEDDED: TestedEngine = {
  name: 'the own engine',
  async open() {
    const sources = (['streets', 'timetable'] as const).map((kind) => ({
      name: kind,
      kind,
      date: '2026-11-21',
    }));
    const routing = embeddedRouting({
      version: async () => ({ version: '1', sources }),
      tiles: async (numbers) =>
        new Map(
          numbers.flatMap((tile) => {
            const streets = CITY_TILES.get(tile);
            return streets ? [[tile, [streets]] as const] : [];
          }),
        ),
      timetables: async () => [CITY_TIMETABLE],
    });
    return { routing, end: () => routing.close() };
  },
  destination: { ...pointAt(DOWNTOWN), at: 9 * 60 },
  times: [
    { mode: 'drive', from: WALK_OF_5_MINUTES, minutes: 1 },
    { mode: 'bike', from: WALK_OF_5_MINUTES, minutes: 2 },
    { mode: 'walk', from: WALK_OF_5_MINUTES, minutes: 5 },
    { mode: 'transit', from: pointAt(SUBURB), minutes: 15 },
  ],
  missing: [],
  far: { place: pointAt([2000, 6000]), codes: { drive: 'farFromStreet', transit: 'noTimetable' } },
};

const BERLIN = { latitude: 52.519, longitude: 13.433 };
const MUEGGELSEE = { latitude: 52.4383, longitude: 13.649 };

function valhallaAnswer({ path, body }: RecordedCall): RecordedAnswer | undefined {
  if (path === '/status') return { body: STATUS };
  if (JSON.stringify(body).includes(String(MUEGGELSEE.latitude))) return { status: 400, body: NO_STREET };
  return path === '/isochrone' ? { body: ISOCHRONE } : { body: OLDER_MATRIX };
}

const VALHALLA: TestedEngine = {
  name: 'a Valhalla with recorded answers',
  async open() {
    const service = await recordedService(valhallaAnswer);
    const clock = { now: () => new Date(0) };
    return {
      routing: valhallaRouting({ url: service.url, clock, log: () => undefined }),
      end: () => service.close(),
    };
  },
  destination: { ...BERLIN, at: 510 },
  times: (['drive', 'bike', 'walk'] as const).map((mode) => ({
    mode,
    from: { latitude: 52.52, longitude: 13.4 },
    minutes: 21,
  })),
  missing: [{ mode: 'transit', code: 'noTimetable' }],
  far: { place: MUEGGELSEE, codes: { drive: 'farFromStreet', bike: 'farFromStreet' } },
};

const SEA = { latitude: 54.5, longitude: 7.5 };

function otpAnswer({ path, body }: RecordedCall): RecordedAnswer | undefined {
  if (path.startsWith('/otp/traveltime/isochrone?')) return { body: TRAVEL_TIME };
  const text = JSON.stringify(body);
  const isFar = text.includes(String(SEA.latitude));
  if (text.includes('serviceTimeRange')) return { body: serviceFrom('2020-01-01', '2020-03-01') };
  if (text.includes('nearest')) return { body: isFar ? NO_STOP : NEAREST };
  return {
    body: isFar ? planOf([], [{ code: 'OUTSIDE_BOUNDS', inputField: 'TO' }]) : planOf([JOURNEY]),
  };
}

const OTP: TestedEngine = {
  name: 'an OpenTripPlanner with recorded answers',
  async open() {
    const service = await recordedService(otpAnswer);
    const clock = { now: () => new Date('2020-02-03T12:00:00Z') };
    return {
      routing: withTransit(noRouting, { url: service.url, clock, log: () => undefined }),
      end: () => service.close(),
    };
  },
  destination: { ...SCHRAMBERG, at: 13 * 60 + 5 },
  // The journey of an hour, and five minutes to wait at its end.
  times: [{ mode: 'transit', from: { latitude: 48.3, longitude: 8.3 }, minutes: 65 }],
  missing: [{ mode: 'drive', code: 'noStreets' }],
  far: { place: SEA, codes: { transit: 'noTimetable' } },
};

/** All engines of travel times. */
export const TESTED_ENGINES: readonly TestedEngine[] = [EMBEDDED, VALHALLA, OTP];
