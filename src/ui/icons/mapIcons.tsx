/** Icons of the map's controls. */
import { icon } from './icon.tsx';

/** A pencil: draw. */
export const DrawIcon = icon(
  'M3 17.2V21h3.8L17.8 9.9 14.1 6.2zM20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.8 1.8 3.7 3.7z',
);

/** Stacked sheets: another look of the map. */
export const LayersIcon = icon(
  'm12 3 9 6-9 6-9-6zm0 2.4L6.6 9l5.4 3.6L17.4 9zM4.8 13.2 3 14.4l9 6 9-6-1.8-1.2-7.2 4.8z',
);

/** A ring with a dot and four marks: the visitor's position. */
export const LocateIcon = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m8.9 3A9 9 0 0 0 13 3.1V1h-2v2.1A9 9 0 0 0 3.1 11H1v2h2.1a9 9 0 0 0 7.9 7.9V23h2v-2.1a9 9 0 0 0 7.9-7.9H23v-2zM12 19a7 7 0 1 1 0-14 7 7 0 0 1 0 14',
);

/** A pin with a mortarboard: schools and other places. */
export const PlacesIcon = icon(
  'M12 2a8 8 0 0 1 8 8c0 5.2-8 12-8 12S4 15.2 4 10a8 8 0 0 1 8-8m0 4L6.5 8.8 12 11.6l4-2v2.9h1.2V9zM8.8 11.2v1.7c0 .9 1.4 1.8 3.2 1.8s3.2-.9 3.2-1.8v-1.7L12 12.9z',
);

/** A frame with a panel on its right side: opens and closes the panel. */
export const PanelIcon = icon(
  'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2m0 2v12h8V6zm10 0v12h4V6z',
);

/** Four squares, two of them hollow: areas by price. */
export const PricesIcon = icon('M3 3h8v8H3zm10 0h8v8h-8zm2 2v4h4V5zM3 13h8v8H3zm2 2v4h4v-4zm8-2h8v8h-8z');
