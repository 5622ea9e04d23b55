import type { ReactNode } from 'react';
import { mortgagesWay, preApprovalWay, type Way } from '#config/mortgageWays.ts';
import { DEFAULT_CITY } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH } from '#domain/search.ts';
import { CostDrawing } from './drawings/CostDrawing.tsx';
import { DoorDrawing } from './drawings/DoorDrawing.tsx';
import { MapDrawing } from './drawings/MapDrawing.tsx';
import type { MarketingPage, Place } from './marketingPage.ts';

/** What a feature is shown by, and where it leads: within the product or out of it. */
export interface FeatureContent {
  /** A drawing that fills its frame, or the key of a scene that has no frame. */
  picture: { drawing: ReactNode } | { scene: string };
  leadsTo: Way;
}

const map: FeatureContent = { picture: { drawing: <MapDrawing /> }, leadsTo: { path: paths.map() } };
const preApproval = preApprovalWay();
const mortgages = mortgagesWay();
const contact = { path: paths.contact() };
const soldHomes = {
  path: paths.mapCity(DEFAULT_CITY.city, { ...DEFAULT_SEARCH, showActive: false, showSold: true }),
};

/** The features of home and of the marketing pages; their words stand in the texts. */
export const FEATURES: Readonly<Record<MarketingPage | 'home', Readonly<Record<Place, FeatureContent>>>> = {
  home: {
    first: map,
    second: { picture: { drawing: <CostDrawing /> }, leadsTo: preApproval },
    third: { picture: { drawing: <DoorDrawing /> }, leadsTo: contact },
  },
  about: {
    first: map,
    second: { picture: { scene: 'brand/calculator' }, leadsTo: mortgages },
    third: { picture: { scene: 'brand/newsletter' }, leadsTo: contact },
  },
  buying: {
    first: { picture: { scene: 'brand/calculator' }, leadsTo: preApproval },
    second: map,
    third: { picture: { drawing: <DoorDrawing /> }, leadsTo: contact },
  },
  selling: {
    first: { picture: map.picture, leadsTo: soldHomes },
    second: { picture: { scene: 'brand/saved-empty' }, leadsTo: contact },
    third: { picture: { scene: 'brand/sold-out' }, leadsTo: mortgages },
  },
};
