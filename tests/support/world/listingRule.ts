import type { GeneratedListing, Geography, Neighbourhood } from '#demo/types.ts';

/** Something that is true of every listing of the generated world, and a fault that breaks it. */
export interface ListingRule {
  name: string;
  holds(listing: GeneratedListing, geography: Geography): boolean;
  /** The listing with a fault that `holds` must find. */
  spoil(listing: GeneratedListing): GeneratedListing;
  /** Which listings can carry the fault; all where nothing is said. */
  suits?(listing: GeneratedListing): boolean;
}

/** The neighbourhood that the geography finds at a listing's slot. */
export function neighbourhoodOf(listing: GeneratedListing, geography: Geography): Neighbourhood | undefined {
  return geography.neighbourhoods[geography.addressAt(listing.slot)?.neighbourhood ?? -1];
}

/** Metres of a room's side: "2.83", or feet and inches. */
export function metresOf(side: string | null | undefined): number {
  const feet = /^(\d+)'(?:(\d+)")?$/.exec(side ?? '');
  return feet ? (Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * 0.0254 : Number(side);
}

/** Metres from a spot to the nearest point of a line, both in degrees. */
export function metresToLine(
  [x, y]: readonly [number, number],
  line: readonly (readonly [number, number])[],
): number {
  const metresEast = 111_320 * Math.cos((y * Math.PI) / 180);
  let least = Number.POSITIVE_INFINITY;
  for (const [at, end] of line.entries()) {
    const start = line[at - 1];
    if (!start) continue;
    const [ax, ay] = [(start[0] - x) * metresEast, (start[1] - y) * 111_320];
    const [dx, dy] = [(end[0] - start[0]) * metresEast, (end[1] - start[1]) * 111_320];
    const span = dx * dx + dy * dy;
    const share = span === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / span));
    least = Math.min(least, Math.hypot(ax + share * dx, ay + share * dy));
  }
  return least;
}
