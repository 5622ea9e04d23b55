import { provinceName } from '#server/store/text/provinces.ts';
import type { WirePoint } from '../../../src/api/realty/contract.ts';

/** A city or neighbourhood of the feed. */
export interface FeedPlace {
  kind: 'city' | 'neighborhood';
  name: string;
  city: string;
  /** Full name of the province: "Ontario". */
  state: string;
  location: WirePoint;
  /** Closed rings of [longitude, latitude]; empty when the feed has no outline. */
  path: [number, number][][];
}

interface WirePlace {
  name?: unknown;
  type?: unknown;
  map?: { latitude?: unknown; longitude?: unknown; boundary?: unknown } | null;
  address?: { city?: unknown; state?: unknown } | null;
}

const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length >= 2 && Number.isFinite(value[0]) && Number.isFinite(value[1]);

/** The rings of an outline, which are nested one to three lists deep. */
function ringsOf(value: unknown): [number, number][][] {
  if (!Array.isArray(value) || value.length === 0) return [];
  if (!isPoint(value[0])) return value.flatMap(ringsOf);
  const ring = value.filter(isPoint).map(([longitude, latitude]): [number, number] => [longitude, latitude]);
  const [first] = ring;
  const last = ring.at(-1);
  if (!first || !last || ring.length < 3) return [];
  return [first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first]];
}

function placeOf({ name, type, map, address }: WirePlace): FeedPlace[] {
  if (typeof name !== 'string' || (type !== 'city' && type !== 'neighborhood')) return [];
  const location = {
    latitude: Number(map?.latitude ?? Number.NaN),
    longitude: Number(map?.longitude ?? Number.NaN),
  };
  if (!Number.isFinite(location.latitude) || !Number.isFinite(location.longitude)) return [];
  const city = typeof address?.city === 'string' ? address.city : '';
  return [
    {
      kind: type,
      name,
      city: type === 'city' ? name : city,
      state: typeof address?.state === 'string' ? provinceName(address.state) : '',
      location,
      path: ringsOf(map?.boundary),
    },
  ];
}

/** The cities and neighbourhoods in an answer of the feed. */
export function feedPlaces(wire: unknown): FeedPlace[] {
  const { locations } = (wire ?? {}) as { locations?: unknown }; // an unchecked object
  return Array.isArray(locations) ? locations.flatMap((one: WirePlace | null) => placeOf(one ?? {})) : [];
}
