/** Icons of the search's suggestions and of the bar above its results. */
import { icon } from './icon.tsx';

/** A ribbon in outline: save. */
export const BookmarkIcon = icon('M17 3H7a2 2 0 0 0-2 2v16l7-3 7 3V5a2 2 0 0 0-2-2m0 15-5-2.2L7 18V5h10z');

/** A filled ribbon: saved. */
export const BookmarkFilledIcon = icon('M17 3H7a2 2 0 0 0-2 2v16l7-3 7 3V5a2 2 0 0 0-2-2');

/** Two towers: a city. */
export const CityIcon = icon(
  'M15 11V5l-3-3-3 3v2H3v14h18V11zm-8 8H5v-2h2zm0-4H5v-2h2zm0-4H5V9h2zm6 8h-2v-2h2zm0-4h-2v-2h2zm0-4h-2V9h2zm0-4h-2V5h2zm6 12h-2v-2h2zm0-4h-2v-2h2z',
);

/** A house: a home. */
export const HomeIcon = icon('M12 3 2 12h3v8h6v-6h2v6h6v-8h3zm0 2.7 5 4.5V18h-2v-6H9v6H7v-7.8z');

/** Rows: the list view. */
export const ListIcon = icon('M4 5h4v4H4zm6 1v2h10V6zM4 10.5h4v4H4zm6 1v2h10v-2zM4 16h4v4H4zm6 1v2h10v-2z');

/** A folded map: the map view. */
export const MapIcon = icon(
  'M20.5 3.1 15 5.2 9 3.1 3.4 5a.6.6 0 0 0-.4.6v14.8c0 .4.3.6.6.5L9 18.8l6 2.1 5.6-1.9a.6.6 0 0 0 .4-.6V3.6c0-.4-.3-.6-.5-.5M10 5.5l4 1.4v11.6l-4-1.4zm-5 1 3-1v11.6l-3 1.2zm14 11-3 1V6.9l3-1.2z',
);

/** A map pin: a place. */
export const PlaceIcon = icon(
  'M12 2a7 7 0 0 0-7 7c0 5.2 7 13 7 13s7-7.8 7-13a7 7 0 0 0-7-7m0 17c-1.9-2.4-5-7-5-10a5 5 0 0 1 10 0c0 3-3.1 7.6-5 10m0-12.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
);

/** Sliders: the filters. */
export const TuneIcon = icon(
  'M3 17v2h6v-2zm0-12v2h10V5zm10 16v-2h8v-2h-8v-2h-2v6zM7 9v2H3v2h4v2h2V9zm14 4v-2H11v2zm-6-4h2V7h4V5h-4V3h-2z',
);
