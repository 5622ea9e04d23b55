/** Further facts of the brokerage, for the pages that show them; not in brand.ts, which every page loads. */

import { brand, type Office } from './brand.ts';

/** Location of the office of the build. */
const LOCATION = { latitude: 43.6393, longitude: -79.3813 } as const;

/** The offices, the main one first. */
export const offices = (): readonly [Office, ...Office[]] => {
  const [main = { ...LOCATION, address: brand.address }, ...others] = brand.offices ?? [];
  return [main, ...others];
};

/** Source of the listings behind the market figures. */
export const dataProvider = 'Harbour & Pine Listing Data';
