import { imageUrl } from '../../../api/images.ts';
import type { Listing } from '../../../domain/listing.ts';
import { picturesOfPlace } from '../sections/mapPicture.ts';

/** Longest wait for the sheet's pictures, in milliseconds: who prints without them gets the facts. */
const PATIENCE_MS = 4000;

/** Addresses of what the print sheet shows; undefined where the listing has no photo or no place. */
export function printPictures({ images: [photo], location }: Listing): { photo?: string; map?: string } {
  return {
    ...(photo !== undefined && { photo: imageUrl(photo, 'medium') }),
    ...(location && { map: picturesOfPlace(location, 'light')[0] }),
  };
}

function loaded(address: string): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => resolve();
    image.src = address;
  });
}

/** Resolves when the sheet's pictures are at hand, or after a few seconds without them. */
export async function loadPrintPictures(listing: Listing): Promise<void> {
  const wait = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(Object.values(printPictures(listing)).map(loaded)), wait]);
}
