/** The filter's choices of Home Type, and the property types that each selects (requirement F5). */

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

/** Residential property types of the feed (Repliers `propertyType`), by choice. */
const DWELLINGS: Record<Exclude<HomeType, 'vacant-land'>, readonly string[]> = {
  detached: ['Detached'],
  'semi-detached': ['Semi-Detached'],
  'condo-apt': ['Condo Apt'],
  'condo-townhouse': ['Condo Townhouse'],
  multiplex: ['Multiplex', 'Duplex', 'Triplex', 'Fourplex'],
  other: ['Att/Row/Townhouse', 'Farm', 'Mobile/Trailer', 'Cottage', 'Link', 'Other'],
};

/** All residential types: no land, and no commercial class. */
export const DWELLING_TYPES = /* @__PURE__ */ Object.values(DWELLINGS).flat();

const LAND = ['Vacant Land'];

/** Returns the `propertyType` values of a selection, in the order of the choices; empty for Any. */
export function propertyTypesOf(selection: readonly HomeType[]): string[] {
  return HOME_TYPES.filter((choice) => selection.includes(choice)).flatMap((choice) =>
    choice === 'vacant-land' ? LAND : DWELLINGS[choice],
  );
}

/**
 * Returns the selection after a click: Any clears the others, another choice clears Any, and removing the last one
 * selects Any (requirement ST8). Any is the empty selection.
 */
export function toggleHomeType(selection: readonly HomeType[], choice: HomeType | 'any'): HomeType[] {
  if (choice === 'any') return [];
  const without = selection.filter((chosen) => chosen !== choice);
  return without.length < selection.length
    ? without
    : HOME_TYPES.filter((type) => type === choice || selection.includes(type));
}
