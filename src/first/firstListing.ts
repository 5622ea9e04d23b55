import { firstPhoto } from '#api/images.ts';
import { type ListingId, listingCall, listingUrl } from '#api/realty/listingCall.ts';
import { askAsVisitor } from './askAsVisitor.ts';
import { framedPicture } from './firstPicture.ts';

/** The key of the first photo in an answer; undefined where there is none, or none that a visitor may see. */
async function firstKey(answer: Response): Promise<string | undefined> {
  if (!answer.ok) return undefined;
  const { images } = (await answer.clone().json()) as { images?: unknown }; // checked as it is read
  const [key] = Array.isArray(images) ? images : [];
  return typeof key === 'string' ? key : undefined;
}

/**
 * Asks for a listing, and for its first photo as soon as the answer names it; on phones the frame shows it.
 * @returns settled with the photo, which may be on its way, and never rejected; undefined where nothing is asked
 */
export function askForListing(id: ListingId): Promise<HTMLImageElement | undefined> | undefined {
  return (
    askAsVisitor(listingUrl(id), listingCall(id).headers)
      ?.then(firstKey)
      .then((key) => (key === undefined ? undefined : framedPicture(firstPhoto(key))))
      // The store asks again and says what is wrong.
      .catch(() => undefined)
  );
}
