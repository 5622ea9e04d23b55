/** The address bar and the camera: what one says of the other. Pure; useCamera carries it out. */
import type { ListingId } from '#api/realty/realtyApi.ts';
import type { Camera } from '#domain/geo/camera.ts';
import { type MapPlace, paths } from '#domain/paths.ts';
import { parseZoom } from '#domain/search/mapUrl.ts';
import type { Search } from '#domain/search/search.ts';

/** The camera that an address asks for: only the point form names one. `z` as the query says it. */
export function cameraOfUrl(mapPlace: MapPlace | undefined, z: string | null): Camera | undefined {
  return mapPlace?.kind === 'point' ? { center: mapPlace.point, zoom: parseZoom(z) } : undefined;
}

/** The address of a view, with the open listing's overlay if there is one. */
export function pathOfCamera({ center, zoom }: Camera, search: Search, open: ListingId | undefined): string {
  return open ? paths.mapListing(center, open, zoom, search) : paths.mapAt(center, zoom, search);
}

/**
 * The cameras that the map itself wrote into the address bar and that have not come back yet. They arrive
 * late, when the map may already be elsewhere: such an echo must not pull it back.
 */
export interface CameraEchoes {
  wrote(camera: Camera): void;
  /** Whether a camera that the address bar shows now is one of ours; older ones are forgotten with it. */
  isEcho(camera: Camera): boolean;
}

const textOf = ({ center, zoom }: Camera): string =>
  [center.latitude.toFixed(6), center.longitude.toFixed(6), zoom.toFixed(2)].map(Number).join(' ');

/** An empty memory of echoes, one for each map. */
export function cameraEchoes(): CameraEchoes {
  let pending: string[] = [];
  return {
    wrote: (camera) => {
      pending.push(textOf(camera));
    },
    isEcho: (camera) => {
      const at = pending.lastIndexOf(textOf(camera));
      if (at < 0) {
        pending = [];
        return false;
      }
      pending = pending.slice(at + 1);
      return true;
    },
  };
}
