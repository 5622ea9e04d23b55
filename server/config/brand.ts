/** Sender of the mails. A test holds it equal to the app's brand (src/config/brand.ts). */
export const brand = {
  name: 'Harbour & Pine',
  brokerage: 'Harbour & Pine Realty Inc., Brokerage',
  address: {
    'en-CA': '200 Queens Quay West, Suite 400, Toronto, Ontario M5J 2Y4',
    'fr-CA': '200, Queens Quay Ouest, bureau 400, Toronto (Ontario) M5J 2Y4',
  },
  phone: '416-555-0142',
  email: 'hello@harbourandpine.example',
} as const;
