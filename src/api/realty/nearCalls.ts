/** The amenities by which homes can be searched. */
import { AMENITY_KINDS, type AmenityKind } from '#domain/amenities.ts';
import type { WireNearKinds } from './contract.ts';
import { realtyApi } from './realtyApi.ts';

const nearCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /** The kinds of amenities that the service has, in the order of AMENITY_KINDS. */
    nearKinds: build.query<AmenityKind[], void>({
      query: () => '/amenities/kinds',
      transformResponse: ({ kinds }: WireNearKinds) => AMENITY_KINDS.filter((kind) => kinds.includes(kind)),
    }),
  }),
});

/** Asks for the kinds without a component. */
export const { nearKinds } = nearCalls.endpoints;

/** The hook of the endpoint. */
export const { useNearKindsQuery } = nearCalls;
