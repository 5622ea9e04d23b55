import type { WireListing } from '../../../src/api/realty/contract.ts';

/**
 * Returns the key under which the app asks for a picture, from the address or the path that the listing has; undefined
 * for a picture that is not shown.
 */
export type PictureKey = (picture: string) => string | undefined;

/** True for an address with its host, as boards' exports and some feeds have it. */
export const isWholeAddress = (picture: string): boolean => /^https?:\/\//i.test(picture);

/** The part of a picture's address or path that floor plans are named by. */
const nameOf = (picture: string): string => /[^/]*$/.exec(picture.replace(/[?#].*$/s, ''))?.[0] ?? '';

/** Decoded, because the app encodes the key. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The key without a picture proxy: the path below VITE_IMAGES_URL. */
export const pathOfPicture: PictureKey = (picture) =>
  isWholeAddress(picture) ? decoded(URL.parse(picture)?.pathname.slice(1) ?? '') || undefined : picture;

/**
 * The listing with its pictures' keys in place of their addresses. Call it after the scrubbing, because a key lets its
 * reader see the picture.
 */
export function withPictureKeys<Listing extends Partial<WireListing>>(
  listing: Listing,
  pictureKey: PictureKey,
): Listing {
  const { images, imageInsights } = listing;
  if (!Array.isArray(images)) return listing;
  const pictures = images.filter((picture) => typeof picture === 'string');
  const shown = pictures.flatMap((picture) => {
    const key = pictureKey(picture);
    return key === undefined ? [] : [{ key, name: nameOf(picture) }];
  });
  // A page finds floor plans by the last part of their keys, which the proxy's keys do not have.
  const keyOf = (plan: string) => shown.find(({ name }) => name === nameOf(plan))?.key;
  return {
    ...listing,
    images: shown.map(({ key }) => key),
    ...(imageInsights?.images && {
      imageInsights: {
        images: imageInsights.images.flatMap((one) => {
          const key = keyOf(one.image ?? '');
          return key === undefined ? [] : [{ ...one, image: key }];
        }),
      },
    }),
  };
}
