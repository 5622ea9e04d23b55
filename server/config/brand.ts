/** Who writes to customers: the same as the app's own brand (src/config/brand.ts), held by a test. */
export const brand = {
  brokerage: 'Harbour & Pine Realty Inc., Brokerage',
  address: '200 Queens Quay West, Suite 400, Toronto, Ontario M5J 2Y4',
  phone: '416-555-0142',
} as const;
