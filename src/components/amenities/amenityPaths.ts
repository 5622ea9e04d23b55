import type { AmenityKind } from '#domain/amenities.ts';

/** The drawing of each kind of place: an SVG path in a square of 24 units, as icons and as signs of the map. */
export const AMENITY_PATHS: Record<AmenityKind, string> = {
  // A mortarboard.
  school: 'M12 3.5 1.5 9 12 14.5l8-4.2V16H22V9zM6 13.4V17c0 1.5 2.7 3 6 3s6-1.5 6-3v-3.6l-6 3.2z',
  // The front of a train on its rails.
  station:
    'M7 2.5h10a3 3 0 0 1 3 3V15a3 3 0 0 1-2.5 3l2.5 3.5h-2.6L15 18.5H9l-2.4 3H4L6.5 18A3 3 0 0 1 4 15V5.5a3 3 0 0 1 3-3m-.8 3.3V10h11.6V5.8zM8 12.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m8 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3',
  // The side of a bus.
  stop: 'M4 5h15a3 3 0 0 1 3 3v8.5h-2.3a2.5 2.5 0 0 1-4.9 0H9.2a2.5 2.5 0 0 1-4.9 0H2V7a2 2 0 0 1 2-2m0 2.5V11h4.5V7.5zm6.5 0V11H15V7.5zm6.5 0V11h3V8.5a1 1 0 0 0-1-1z',
  // A tree.
  park: 'M12 2a5.8 5.8 0 0 1 5.4 8A4.3 4.3 0 0 1 15.7 18.2H13.2V22h-2.4v-3.8H8.3A4.3 4.3 0 0 1 6.6 10 5.8 5.8 0 0 1 12 2',
  // A shopping cart.
  groceries:
    'M1.5 3H5l1 3h16l-2.6 8.3a2 2 0 0 1-1.9 1.4H9.1a2 2 0 0 1-1.9-1.4L4 5H1.5zM9.5 17.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4m7.5 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  // An open book.
  library:
    'M2.5 4.5c3.3 0 6.3.5 8.5 2V20c-2.2-1.5-5.2-2-8.5-2zm19 0c-3.3 0-6.3.5-8.5 2V20c2.2-1.5 5.2-2 8.5-2z',
  // A cross.
  hospital: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  // Three building blocks.
  daycare: 'M8 3h8v8H8zM3 13h8v8H3zm10 0h8v8h-8z',
  // Two people.
  communityCentre:
    'M8.5 4.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4m7.8 1.2a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4M8.5 12.5c3.9 0 6.5 2.1 6.5 5v2H2v-2c0-2.9 2.6-5 6.5-5m7.8.5c3.4 0 5.7 1.9 5.7 4.5v2h-5.3v-2.1c0-1.6-.6-3-1.7-4.2.4-.1.9-.2 1.3-.2',
};
