/** The search for homes from which an amenity can be reached on foot: "within 15 minutes' walk of a school". */
import { AMENITY_KINDS, type AmenityKind } from '../amenities.ts';

/** The choices of minutes on foot, straight distance and detours as in amenities.ts. */
export const WALK_MINUTES = [5, 10, 15, 20, 30] as const;
export type WalkMinutes = (typeof WALK_MINUTES)[number];

/** Maximum minutes on foot to the nearest amenity of each chosen kind. */
export type Near = Readonly<Partial<Record<AmenityKind, WalkMinutes>>>;

/** No chosen kind. */
export const NO_NEAR: Near = {};

/** Returns the chosen kinds in the order of AMENITY_KINDS. */
export function nearKinds(near: Near): AmenityKind[] {
  return AMENITY_KINDS.filter((kind) => near[kind] !== undefined);
}

/** Changes the minutes of one kind; undefined removes it. */
export function withNear(near: Near, kind: AmenityKind, minutes: WalkMinutes | undefined): Near {
  const { [kind]: _before, ...others } = near;
  return minutes === undefined ? others : { ...others, [kind]: minutes };
}

/** Reads "school:15,station:10". Unknown kinds and other minutes are left out; of a kind that comes twice the first counts. */
export function readNear(text: string | null): Near {
  const near: Partial<Record<AmenityKind, WalkMinutes>> = {};
  for (const part of text?.split(',') ?? []) {
    const [name, count] = part.split(':');
    const kind = AMENITY_KINDS.find((each) => each === name);
    const minutes = WALK_MINUTES.find((each) => String(each) === count);
    if (kind && minutes) near[kind] ??= minutes;
  }
  return near;
}

/** Prints the text that `readNear` reads; '' without a kind. */
export function printNear(near: Near): string {
  return nearKinds(near)
    .map((kind) => `${kind}:${near[kind]}`)
    .join(',');
}
