/** Further facts of the brokerage, for the pages that show them; not in brand.ts, which every page loads. */

/** Location of the office. */
export const office = { latitude: 43.6393, longitude: -79.3813 } as const;

/** Source of the listings behind the market figures. */
export const dataProvider = 'Harbour & Pine Listing Data';
