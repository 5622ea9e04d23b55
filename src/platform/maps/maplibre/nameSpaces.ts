import type { Feature, FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { Point } from '#domain/geo/geo.ts';

const ID = 'marker-space';
/** Side of the invisible image in pixels, which each symbol enlarges. */
const IMAGE_PX = 4;

/** A circle on the map that the style's names give way to. */
interface Space {
  position: Point;
  element: Element;
}

/** Keeps the names of the style off the clusters. */
export interface NameSpaces {
  add(space: Space): void;
  remove(space: Space): void;
  /** Draws on the current style; call it again after the style has changed. */
  draw(): void;
}

/** Returns the width in pixels that an element's first child has by its own style; 0 without one. */
function widthOf(element: Element): number {
  const child = element.firstElementChild;
  return child instanceof HTMLElement ? Number.parseFloat(child.style.width) || 0 : 0;
}

/**
 * Creates invisible symbols, which the engine places before all names. Elements that have no width of their own (price
 * pins) get none. Nothing can be added to the map while `isStyleThere` returns false.
 */
export function makeNameSpaces(map: MapLibreMap, isStyleThere: () => boolean): NameSpaces {
  const spaces = new Set<Space>();
  let isScheduled = false;

  const data = (): FeatureCollection => ({
    type: 'FeatureCollection',
    features: [...spaces].flatMap(({ position: { longitude, latitude }, element }): Feature[] => {
      const size = widthOf(element) / IMAGE_PX;
      const geometry = { type: 'Point' as const, coordinates: [longitude, latitude] };
      return size > 0 ? [{ type: 'Feature', properties: { size }, geometry }] : [];
    }),
  });
  const draw = (): void => {
    const source = map.getSource<GeoJSONSource>(ID);
    if (source) {
      source.setData(data());
      return;
    }
    if (!isStyleThere() || spaces.size === 0) return;
    const pixels = new Uint8Array(4 * IMAGE_PX * IMAGE_PX);
    if (!map.hasImage(ID)) map.addImage(ID, { width: IMAGE_PX, height: IMAGE_PX, data: pixels });
    map.addSource(ID, { type: 'geojson', data: data() });
    map.addLayer({
      id: ID,
      type: 'symbol',
      source: ID,
      layout: { 'icon-image': ID, 'icon-size': ['get', 'size'], 'icon-allow-overlap': true },
      paint: { 'icon-opacity': 0 },
    });
  };
  /** Draws once for all markers that are added or removed together. */
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      draw();
    });
  };

  return {
    add: (space) => {
      spaces.add(space);
      schedule();
    },
    remove: (space) => {
      if (spaces.delete(space)) schedule();
    },
    draw,
  };
}
