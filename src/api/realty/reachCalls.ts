/** Calls of travel times: the area from which a place is reached, the modes that are offered, and minutes from a home. */
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Point, Ring } from '#domain/geo/geo.ts';
import { type Commute, printCommute, type TravelMode } from '#domain/search/commute.ts';
import type { WireReach, WireReachModes, WireTravel } from './reachContract.ts';
import { realtyApi } from './realtyApi.ts';

/** The home whose travel times are requested, and the places. */
export interface TravelQuestion {
  from: Point;
  commutes: readonly Commute[];
}

/** Whole minutes to a place; null if it takes longer than two hours, or if there is no way. */
export type TravelMinutes = WireTravel['times'][number];

const reachCalls = realtyApi.injectEndpoints({
  endpoints: (build) => ({
    /** The rings of the area from which a place is reached in time, holes among them. */
    reach: build.query<Ring[], Commute>({
      serializeQueryArgs: ({ queryArgs }) => printCommute(queryArgs),
      query: ({ to, mode, minutes, at }) => ({
        url: '/reach',
        params: { lat: to.latitude, lng: to.longitude, mode, minutes, at },
      }),
      transformResponse: ({ area }: WireReach) => area.flat(),
    }),
    /** The modes at a point, or those of any place without one. */
    reachModes: build.query<TravelMode[], Point | undefined>({
      query: (point) => ({
        url: '/reach/modes',
        ...(point && { params: { lat: point.latitude, lng: point.longitude } }),
      }),
      transformResponse: ({ modes }: WireReachModes) => modes,
    }),
    /** The minutes from a home to each place, in their order. */
    travel: build.query<TravelMinutes[], TravelQuestion>({
      query: ({ from, commutes }) => ({
        url: `/travel?${new URLSearchParams([
          ['lat', String(from.latitude)],
          ['lng', String(from.longitude)],
          ...commutes.map(({ to, mode, at }) => ['to', `${to.latitude},${to.longitude},${mode},${at}`]),
        ])}`,
      }),
      transformResponse: ({ times }: WireTravel) => times,
    }),
  }),
});

/** Asks for the modes without a component. */
export const { reachModes } = reachCalls.endpoints;

/** Hook of the travel times from a home. */
export const { useTravelQuery } = reachCalls;

/** Returns the area of a commute; requests nothing without one. */
export const useReach = (commute: Commute | undefined) => reachCalls.useReachQuery(commute ?? skipToken);

/** Returns the modes at a point, or those of any place without one; requests nothing for 'none'. */
export const useReachModes = (point: Point | undefined | 'none') =>
  reachCalls.useReachModesQuery(point === 'none' ? skipToken : point);
