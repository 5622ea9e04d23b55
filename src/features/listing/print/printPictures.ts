import { imageUrl } from '#api/images.ts';
import { picturesOfPlace } from '#components/place-map/mapPicture.ts';
import type { Listing } from '#domain/listing/listing.ts';

/** Maximum wait for the sheet's pictures in milliseconds. After it the sheet is printed without them. */
const TIMEOUT_MS = 4000;

/** Addresses that could not be loaded. The next address of the same map is used instead. */
const lost = new Set<string>();

/**
 * Returns the addresses of the print sheet's pictures. One is undefined if the listing has no photo or no location, or
 * if no service draws the map.
 */
export function printPictures({ images: [photo], location }: Listing): { photo?: string; map?: string } {
  const maps = location ? picturesOfPlace(location, 'light') : [];
  const map = maps.find((address) => !lost.has(address)) ?? maps[0];
  return {
    ...(photo !== undefined && { photo: imageUrl(photo, 'medium') }),
    ...(map !== undefined && { map }),
  };
}

function isLoaded(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = address;
  });
}

/** Loads the first of these addresses that can be loaded. */
async function loadOneOf(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (await isLoaded(address)) {
      lost.delete(address);
      return;
    }
    lost.add(address);
  }
}

/** Resolves when the sheet's pictures are loaded, or after a few seconds without them. */
export async function loadPrintPictures(listing: Listing): Promise<void> {
  const wait = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const { photo } = printPictures(listing);
  const maps = listing.location ? picturesOfPlace(listing.location, 'light') : [];
  await Promise.race([Promise.all([loadOneOf(photo ? [photo] : []), loadOneOf(maps)]), wait]);
}
