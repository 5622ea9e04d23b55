import { imageUrl } from '#api/images.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { picturesOfPlace } from '../sections/mapPicture.ts';

/** Longest wait for the sheet's pictures, in milliseconds: who prints without them gets the facts. */
const PATIENCE_MS = 4000;

/** Addresses that could not be loaded: each has another that stands in for it. */
const lost = new Set<string>();

/** Addresses of what the print sheet shows; undefined where the listing has no photo or no place, or nothing draws it. */
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

/** Loads the first of these that can be had. */
async function loadOneOf(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (await isLoaded(address)) {
      lost.delete(address);
      return;
    }
    lost.add(address);
  }
}

/** Resolves when the sheet's pictures are at hand, or after a few seconds without them. */
export async function loadPrintPictures(listing: Listing): Promise<void> {
  const wait = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const { photo } = printPictures(listing);
  const maps = listing.location ? picturesOfPlace(listing.location, 'light') : [];
  await Promise.race([Promise.all([loadOneOf(photo ? [photo] : []), loadOneOf(maps)]), wait]);
}
