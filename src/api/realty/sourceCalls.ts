/** The address of a listing on REALTOR.ca, for pages that show CREA's listings. */

import type { ListingId } from '#domain/listing/listingId.ts';
import type { WireListing } from './contract.ts';
import { listingCall } from './listingCall.ts';
import { realtyApi } from './realtyApi.ts';

/** A listing's page on REALTOR.ca. */
export interface ListingSource {
  /** Without the parameters of campaigns. */
  url: string;
  /** CREA's own number of the listing; not the MLS number. */
  listingKey: string;
}

/** Reads the page that a feed names; null for an address on another site. */
function sourceOf(link: string | null | undefined): ListingSource | null {
  const url = URL.parse(link?.trim() ?? '');
  if (!url || !/^(www\.)?realtor\.ca$/.test(url.hostname) || !/^https?:$/.test(url.protocol)) return null;
  const [, listingKey] = /\/(?:real-estate|immobilier)\/(\d+)(?:\/|$)/.exec(url.pathname) ?? [];
  return listingKey === undefined ? null : { url: `https://www.realtor.ca${url.pathname}`, listingKey };
}

const sourceCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null if the feed names no page. */
    listingSource: build.query<ListingSource | null, ListingId>({
      providesTags: ['listings'],
      query: (id) => ({ ...listingCall(id), params: { fields: 'details.moreInformationLink' } }),
      transformResponse: ({ details }: WireListing) => sourceOf(details?.moreInformationLink),
    }),
  }),
});

/** The hook of the endpoint. */
export const { useListingSourceQuery } = sourceCalls;
