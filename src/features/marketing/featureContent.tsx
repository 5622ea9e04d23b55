import type { ReactNode } from 'react';
import type { Scene } from '#config/brandPictures.ts';
import { mortgagesWay, preApprovalWay, type Way } from '#config/mortgageWays.ts';
import { DEFAULT_CITY } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH } from '#domain/search/search.ts';
import { CostDrawing } from './drawings/CostDrawing.tsx';
import { DoorDrawing } from './drawings/DoorDrawing.tsx';
import { MapDrawing } from './drawings/MapDrawing.tsx';
import type { MarketingPage, Place } from './marketingPage.ts';

/** What a feature is shown by, and where it leads: within the product or out of it. */
export interface FeatureContent {
  /** A drawing that fills its frame, or a scene, which has no frame. */
  picture: { drawing: ReactNode } | { scene: Scene };
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
    second: { picture: { scene: 'calculator' }, leadsTo: mortgages },
    third: { picture: { scene: 'newsletter' }, leadsTo: contact },
  },
  buying: {
    first: { picture: { scene: 'calculator' }, leadsTo: preApproval },
    second: map,
    third: { picture: { drawing: <DoorDrawing /> }, leadsTo: contact },
  },
  selling: {
    first: { picture: map.picture, leadsTo: soldHomes },
    second: { picture: { scene: 'saved-empty' }, leadsTo: contact },
    third: { picture: { scene: 'sold-out' }, leadsTo: mortgages },
  },
};
