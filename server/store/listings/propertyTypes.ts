/** Kinds of property in the product's own terms. Each has one property type and one class on the wire. */
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
 * Every `propertyType` of the demonstration's listings, exactly as on the wire. The specification's home-type filter
 * uses these texts for Detached, Semi-Detached, Condo Apt, Condo Townhouse, Multiplex and Vacant Land. Its "Other" is
 * the rest of the residential class: Att/Row/Townhouse, Farm, Mobile/Trailer and Cottage. Duplex, Triplex and
 * Fourplex are values of `style` of a Multiplex. The commercial class (Office, Commercial/Retail, Industrial, Sale Of
 * Business) is not part of "Any".
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

/** True for freehold kinds with one house on a lot of its own. */
export function isHouse(kind: HomeKind): boolean {
  return ['detached', 'semi', 'row', 'multiplex', 'farm', 'mobile', 'cottage'].includes(kind);
}
