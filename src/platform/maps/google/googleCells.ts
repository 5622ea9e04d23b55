import type { MapCell } from '../mapPort.ts';
import { CELL_OPACITY } from '../outlineLook.ts';

/** Creates the function that draws coloured boxes on Google's map, in place of the last ones. */
export function makeGoogleCells(
  map: google.maps.Map,
  { Polygon }: google.maps.MapsLibrary,
): (cells: readonly MapCell[]) => void {
  let drawn: google.maps.Polygon[] = [];
  return (cells) => {
    for (const shape of drawn) shape.setMap(null);
    drawn = cells.map(({ bounds: { north, south, east, west }, colour }) => {
      const paths = [
        { lat: north, lng: west },
        { lat: north, lng: east },
        { lat: south, lng: east },
        { lat: south, lng: west },
      ];
      return new Polygon({
        map,
        clickable: false,
        paths,
        fillColor: colour,
        fillOpacity: CELL_OPACITY,
        strokeOpacity: 0,
        // Below a place's outline.
        zIndex: 0,
      });
    });
  };
}
