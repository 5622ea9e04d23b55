/** The filter's Home Type choices (L2) and what each asks of the search. */

export const HOME_TYPES = [
  'detached',
  'semi-detached',
  'condo-apt',
  'condo-townhouse',
  'multiplex',
  'vacant-land',
  'other',
] as const;
export type HomeType = (typeof HOME_TYPES)[number];

/** Property types of the feed (Repliers `propertyType`) that people live in, by choice. */
const DWELLINGS: Record<Exclude<HomeType, 'vacant-land'>, readonly string[]> = {
  detached: ['Detached'],
  'semi-detached': ['Semi-Detached'],
  'condo-apt': ['Condo Apt'],
  'condo-townhouse': ['Condo Townhouse'],
  multiplex: ['Multiplex', 'Duplex', 'Triplex', 'Fourplex'],
  other: ['Att/Row/Townhouse', 'Farm', 'Mobile/Trailer', 'Cottage', 'Link', 'Other'],
};

/** Of all that is sold, only homes: no land, and nothing of the commercial class. */
export const DWELLING_TYPES = /* @__PURE__ */ Object.values(DWELLINGS).flat();

const LAND = ['Vacant Land'];

/** The `propertyType` values of a selection, in the order of the choices; empty for Any. */
export function propertyTypesOf(selection: readonly HomeType[]): string[] {
  return HOME_TYPES.filter((choice) => selection.includes(choice)).flatMap((choice) =>
    choice === 'vacant-land' ? LAND : DWELLINGS[choice],
  );
}

/**
 * The selection after one choice was clicked: choosing Any clears the others, choosing another clears Any,
 * and taking the last one away is Any again (L4). Any is the empty selection.
 */
export function toggleHomeType(selection: readonly HomeType[], choice: HomeType | 'any'): HomeType[] {
  if (choice === 'any') return [];
  const without = selection.filter((chosen) => chosen !== choice);
  return without.length < selection.length
    ? without
    : HOME_TYPES.filter((type) => type === choice || selection.includes(type));
}
