import type { ResoRow } from '#server/ingest/resoValues.ts';

/** Detached houses for sale in Toronto, in the names of the RESO Data Dictionary. */
export function exportRow(number: number, changes: ResoRow = {}): ResoRow {
  return {
    ListingKey: `key-${number}`,
    ListingId: `R${100_000 + number}`,
    OriginatingSystemName: 'Toronto Regional Real Estate Board',
    StandardStatus: 'Active',
    PropertyType: 'Residential',
    PropertySubType: 'Single Family Residence',
    ListPrice: 500_000 + number * 10,
    StreetNumber: String(1 + (number % 900)),
    StreetName: `Ingest ${Math.floor(number / 900)}`,
    StreetSuffix: 'Street',
    City: 'Toronto',
    StateOrProvince: 'ON',
    PostalCode: 'M5V2T6',
    Latitude: 43.6 + (number % 100) / 1_000,
    Longitude: -79.5 + Math.floor(number / 100) / 1_000,
    BedroomsTotal: 3,
    BathroomsTotalInteger: 2,
    ListingContractDate: '2026-11-11',
    ModificationTimestamp: '2026-11-20T15:00:00Z',
    PublicRemarks: 'A house with a garden.',
    ListOfficeName: 'Sample Realty, Brokerage',
    ...changes,
  };
}

/** Ways in which a row is broken. */
export const BREAKAGES: readonly ResoRow[] = [
  { City: '' },
  { ListPrice: 'soon' },
  { StandardStatus: 'Gone' },
  { Latitude: 0, Longitude: 0 },
  { ListingId: '' },
];

/** Pages as a RESO Web API answers them. */
export function pagesOf(rows: readonly ResoRow[], rowsAPage: number): string[] {
  const pages: string[] = [];
  for (let start = 0; start < rows.length; start += rowsAPage) {
    const isLast = start + rowsAPage >= rows.length;
    pages.push(
      JSON.stringify({
        '@odata.context': 'https://feed.example/odata/$metadata#Property',
        ...(isLast
          ? {}
          : { '@odata.nextLink': `https://feed.example/odata/Property?$skip=${start + rowsAPage}` }),
        value: rows.slice(start, start + rowsAPage),
      }),
    );
  }
  return pages;
}
