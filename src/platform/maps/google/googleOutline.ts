import type { Ring } from '#domain/geo/geo.ts';
import type { MapKind } from '../mapPort.ts';
import { outlineColour } from '../outlineColour.ts';

/** An outline on Google's map. */
export interface GoogleOutline {
  /** Draws these rings in place of the last ones; an empty list removes them. */
  show(rings: readonly Ring[]): void;
  /** Sets the colour that is visible on that ground. */
  colourFor(kind: MapKind): void;
}

/** A dashed line with the same dashes as the local map's. */
const DASH = { path: 'M 0,-1.5 0,1.5', strokeOpacity: 0.9, strokeWeight: 3, scale: 1 } as const;

/**
 * Creates a place's outline, or the area that the visitor drew. The latter has a dashed line, which Google supports for
 * lines only, not for polygons.
 */
export function makeGoogleOutline(
  map: google.maps.Map,
  { Polygon, Polyline }: google.maps.MapsLibrary,
  { isDashed, kind }: { isDashed: boolean; kind: MapKind },
): GoogleOutline {
  let colour = outlineColour(kind);
  let rings: readonly Ring[] = [];
  let drawn: (google.maps.Polygon | google.maps.Polyline)[] = [];

  const draw = (): void => {
    for (const shape of drawn) shape.setMap(null);
    drawn = rings.flatMap((ring) => {
      const path = ring.map(([lng, lat]) => ({ lat, lng }));
      const area = new Polygon({
        map,
        paths: path,
        clickable: false,
        fillColor: colour,
        fillOpacity: 0.06,
        strokeColor: colour,
        strokeOpacity: isDashed ? 0 : 0.9,
        strokeWeight: 2.5,
      });
      if (!isDashed) return [area];
      const icons = [{ icon: { ...DASH, strokeColor: colour }, offset: '0', repeat: '10px' }];
      return [area, new Polyline({ map, path, clickable: false, strokeOpacity: 0, icons })];
    });
  };

  return {
    show: (next) => {
      rings = next;
      draw();
    },
    colourFor: (kindNow) => {
      const next = outlineColour(kindNow);
      if (next === colour) return;
      colour = next;
      draw();
    },
  };
}
