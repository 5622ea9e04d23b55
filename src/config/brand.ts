/** An office of the brokerage. */
export interface Office {
  address: Readonly<Record<'en-CA' | 'fr-CA', string>>;
  /** Opening hours, as visitors read them. */
  hours?: Readonly<Record<'en-CA' | 'fr-CA', string>> | undefined;
  latitude: number;
  longitude: number;
}

/**
 * To change the brand of a build, edit this file and office.ts. Legal texts are pages of the product, by their paths, or pages
 * of another site (https://).
 */
const built = {
  name: 'Harbour & Pine',
  brokerage: 'Harbour & Pine Realty Inc., Brokerage',
  mortgageBrokerage: 'Harbour & Pine Mortgages',
  licence: 'FSRA #13210',
  phone: '+1-416-555-0142',
  phoneDisplay: '416-555-0142',
  email: 'hello@harbourandpine.example',
  address: {
    'en-CA': '200 Queens Quay West, Suite 400, Toronto, Ontario M5J 2Y4',
    'fr-CA': '200, Queens Quay Ouest, bureau 400, Toronto (Ontario) M5J 2Y4',
  },
  links: {
    mortgages: 'https://mortgages.harbourandpine.example/',
    preApproval: 'https://mortgages.harbourandpine.example/pre-approval',
    terms: '/terms',
    privacy: '/privacy',
    contact: 'https://www.harbourandpine.example/contact',
    facebook: 'https://www.facebook.com/harbourandpine.example',
    instagram: 'https://www.instagram.com/harbourandpine.example',
    linkedin: 'https://www.linkedin.com/company/harbourandpine.example',
  },
} as const;

/**
 * Names, addresses and outside links of the brokerage: those of the build, until the desk publishes others
 * (src/api/content/takeSite.ts). `offices` are the published ones, the main one first, and `logo` is a path on the
 * content's host.
 */
export const brand: typeof built & { offices?: readonly Office[]; logo?: string } = built;
