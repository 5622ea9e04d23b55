import type { GeneratedListing, Geography, Neighbourhood } from '#demo/types.ts';

/** A rule for every listing of the generated dataset, and a fault that breaks it. */
export interface ListingRule {
  name: string;
  holds(listing: GeneratedListing, geography: Geography): boolean;
  /** Returns the listing with a fault that `holds` must find. */
  spoil(listing: GeneratedListing): GeneratedListing;
  /** True for listings that can have the fault; all by default. */
  suits?(listing: GeneratedListing): boolean;
}

/** The neighbourhood of a listing's slot in the geography. */
export function neighbourhoodOf(listing: GeneratedListing, geography: Geography): Neighbourhood | undefined {
  return geography.neighbourhoods[geography.addressAt(listing.slot)?.neighbourhood ?? -1];
}

/** Length of a room's side in metres, from "2.83" or from feet and inches. */
export function metresOf(side: string | null | undefined): number {
  const feet = /^(\d+)'(?:(\d+)")?$/.exec(side ?? '');
  return feet ? (Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * 0.0254 : Number(side);
}

/** Metres from a point to the nearest point of a line, both in degrees. */
export function metresToLine(
  [x, y]: readonly [number, number],
  line: readonly (readonly [number, number])[],
): number {
  const metresEast = 111_320 * Math.cos((y * Math.PI) / 180);
  let smallest = Number.POSITIVE_INFINITY;
  for (const [at, end] of line.entries()) {
    const start = line[at - 1];
    if (!start) continue;
    const [ax, ay] = [(start[0] - x) * metresEast, (start[1] - y) * 111_320];
    const [dx, dy] = [(end[0] - start[0]) * metresEast, (end[1] - start[1]) * 111_320];
    const span = dx * dx + dy * dy;
    const share = span === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / span));
    smallest = Math.min(smallest, Math.hypot(ax + share * dx, ay + share * dy));
  }
  return smallest;
}
