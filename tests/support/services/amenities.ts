import type { AmenityKind } from '#domain/amenities.ts';
import { storeAmenities } from '#server/store/amenities/storeAmenities.ts';
import type { Store } from '#server/store/store.ts';

/** Degrees of latitude of a metre. */
const METRE = 1 / 111_195;

/** The point so many metres north of another one. */
export const north = <Place extends { latitude: number; longitude: number }>(
  { latitude, longitude }: Place,
  metres: number,
): { latitude: number; longitude: number } => ({ latitude: latitude + metres * METRE, longitude });

let sources = 0;

/** Adds amenities to a store, from a source of their own. */
export async function addAmenities(
  store: Store,
  amenities: readonly { kind: AmenityKind; latitude: number; longitude: number }[],
): Promise<void> {
  sources += 1;
  const source = { key: `test-${sources}`, name: 'Test', attribution: '© Test', url: null, day: 20_000 };
  await storeAmenities(
    store,
    source,
    amenities.map((amenity, at) => ({ ...amenity, key: String(at), name: '' })),
  );
}
