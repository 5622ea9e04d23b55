/** The filters that have a pill each (L2). */
export type FilterKind = 'price' | 'active' | 'sold' | 'homeType' | 'more';
