/** Paths of the forms' fields in a lead. */
export const LEAD_PATHS = {
  first: 'user.name.first',
  last: 'user.name.last',
  email: 'user.email',
  phone: 'user.phone',
  city: 'property.city',
  price: 'property.price',
  code: 'code',
  message: 'message',
  day: 'viewing.day',
  part: 'viewing.part',
  way: 'viewing.way',
} as const;

export type LeadField = keyof typeof LEAD_PATHS;

/** Fields with a label and problems of their own. The others always have a valid choice. */
export type WrittenField = Exclude<LeadField, 'day' | 'part' | 'way'>;

/** The typed values. The phone number is in its international form ("+14165550142"), the price in digits. */
export type LeadValues = Record<LeadField, string>;

export const EMPTY_LEAD: LeadValues = {
  first: '',
  last: '',
  email: '',
  phone: '',
  city: '',
  price: '',
  code: '',
  message: '',
  day: '',
  part: '',
  way: '',
};

/** A problem of a field: the keyword of the rule, and its number if it has one. */
export interface FieldProblem {
  field: LeadField;
  keyword: string;
  limit: number | null;
}

/** The fields of one form in their order, and the required ones. */
export interface LeadFieldSet {
  fields: readonly LeadField[];
  required: readonly LeadField[];
}

/** The fields of the dialogs on a listing's page. */
export const CONTACT_FIELDS: LeadFieldSet = {
  fields: ['first', 'last', 'email', 'phone', 'message'],
  required: ['first', 'last', 'email', 'phone'],
};

/** Trims all values. */
export function trimmed(values: LeadValues): LeadValues {
  const entries = Object.entries(values).map(([field, value]) => [field, value.trim()]);
  return Object.fromEntries(entries) as LeadValues; // the same keys
}
