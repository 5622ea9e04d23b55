/** What is offered, in the generator's own words; each has one wire property type and one class. */
export type HomeKind =
  | 'detached'
  | 'semi'
  | 'row'
  | 'multiplex'
  | 'condo'
  | 'condoTown'
  | 'land'
  | 'farm'
  | 'mobile'
  | 'cottage'
  | 'office'
  | 'retail'
  | 'industrial'
  | 'business';

type ListingClass = 'ResidentialProperty' | 'CondoProperty' | 'CommercialProperty';

/**
 * Every `propertyType` that the demo's listings have, exactly as it is written on the wire.
 * The home-type filter of the specification (L2) names Detached, Semi-Detached, Condo Apt, Condo Townhouse,
 * Multiplex and Vacant Land by these very texts; its "Other" is what remains of the residential class:
 * Att/Row/Townhouse, Farm, Mobile/Trailer and Cottage. Duplex, Triplex and Fourplex are the `style` of a
 * Multiplex. The commercial class (Office, Commercial/Retail, Industrial, Sale Of Business) is outside "Any".
 */
export const PROPERTY_TYPES = {
  detached: { propertyType: 'Detached', class: 'ResidentialProperty' },
  semi: { propertyType: 'Semi-Detached', class: 'ResidentialProperty' },
  row: { propertyType: 'Att/Row/Townhouse', class: 'ResidentialProperty' },
  multiplex: { propertyType: 'Multiplex', class: 'ResidentialProperty' },
  condo: { propertyType: 'Condo Apt', class: 'CondoProperty' },
  condoTown: { propertyType: 'Condo Townhouse', class: 'CondoProperty' },
  land: { propertyType: 'Vacant Land', class: 'ResidentialProperty' },
  farm: { propertyType: 'Farm', class: 'ResidentialProperty' },
  mobile: { propertyType: 'Mobile/Trailer', class: 'ResidentialProperty' },
  cottage: { propertyType: 'Cottage', class: 'ResidentialProperty' },
  office: { propertyType: 'Office', class: 'CommercialProperty' },
  retail: { propertyType: 'Commercial/Retail', class: 'CommercialProperty' },
  industrial: { propertyType: 'Industrial', class: 'CommercialProperty' },
  business: { propertyType: 'Sale Of Business', class: 'CommercialProperty' },
} as const satisfies Record<HomeKind, { propertyType: string; class: ListingClass }>;

/** True for the four commercial kinds. */
export function isCommercial(kind: HomeKind): boolean {
  return PROPERTY_TYPES[kind].class === 'CommercialProperty';
}

/** True for freehold kinds that are one dwelling house with a lot of its own. */
export function isHouse(kind: HomeKind): boolean {
  return ['detached', 'semi', 'row', 'multiplex', 'farm', 'mobile', 'cottage'].includes(kind);
}
