import type { Ring } from '#domain/geo/geo.ts';
import type { MapKind } from '../mapPort.ts';
import { outlineLook, PLACE_LINE } from '../outlineLook.ts';
import { shapeOfPlace } from '../placeShape.ts';

/** An outline on Google's map. */
export interface GoogleOutline {
  /** Draws these rings in place of the last ones; an empty list removes them. */
  show(rings: readonly Ring[]): void;
  /** Sets the colours that are visible on that ground. */
  colourFor(kind: MapKind): void;
}

/** A dashed line with the same dashes as the local map's. */
const DASH = { path: 'M 0,-1.5 0,1.5', strokeOpacity: 0.9, strokeWeight: 3, scale: 1 } as const;

type Shape = google.maps.Polygon | google.maps.Polyline;

const pathOf = (ring: Ring): google.maps.LatLngLiteral[] => ring.map(([lng, lat]) => ({ lat, lng }));

/**
 * Creates a place's outline, or the area that the visitor drew. The latter has a dashed line, which Google supports for
 * lines only, not for polygons.
 */
export function makeGoogleOutline(
  map: google.maps.Map,
  { Polygon, Polyline }: google.maps.MapsLibrary,
  { isDashed, kind: firstKind }: { isDashed: boolean; kind: MapKind },
): GoogleOutline {
  let kind = firstKind;
  let rings: readonly Ring[] = [];
  let drawn: Shape[] = [];

  const shared = { map, clickable: false };
  const drawArea = (ring: Ring): Shape[] => {
    const { line } = outlineLook(kind);
    const path = pathOf(ring);
    const icons = [{ icon: { ...DASH, strokeColor: line }, offset: '0', repeat: '10px' }];
    return [
      new Polygon({ ...shared, paths: path, fillColor: line, fillOpacity: 0.06, strokeOpacity: 0 }),
      new Polyline({ ...shared, path, strokeOpacity: 0, icons }),
    ];
  };
  const drawPlace = (): Shape[] => {
    const { line, casing, veil } = outlineLook(kind);
    const { land, outside } = shapeOfPlace(rings);
    const fill = { fillColor: veil.colour, fillOpacity: veil.opacity, strokeOpacity: 0 };
    const stroke = (strokeColor: string, strokeWeight: number, zIndex: number): Shape[] =>
      land.map((ring) => new Polyline({ ...shared, path: pathOf(ring), strokeColor, strokeWeight, zIndex }));
    return [
      ...outside.map((polygon) => new Polygon({ ...shared, ...fill, paths: polygon.map(pathOf) })),
      ...stroke(casing, PLACE_LINE.width + 2 * PLACE_LINE.casing, 1),
      ...stroke(line, PLACE_LINE.width, 2),
    ];
  };
  const draw = (): void => {
    for (const shape of drawn) shape.setMap(null);
    drawn = isDashed ? rings.flatMap(drawArea) : drawPlace();
  };

  return {
    show: (next) => {
      rings = next;
      draw();
    },
    colourFor: (next) => {
      if (next === kind) return;
      kind = next;
      draw();
    },
  };
}
