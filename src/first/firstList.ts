import { cardPicture } from '#api/images.ts';
import { plainListUrl } from '#api/realty/plainList.ts';
import { placeName } from '#domain/listing/slug.ts';
import { askAsVisitor } from './askAsVisitor.ts';
import { framedPicture } from './firstPicture.ts';

/** The key of the first card's picture in an answer; undefined where it has none, or none that a visitor may see. */
async function firstKey(answer: Response): Promise<string | undefined> {
  if (!answer.ok) return undefined;
  const { listings } = (await answer.clone().json()) as { listings?: { images?: unknown[] }[] }; // checked as it is read
  const key = listings?.[0]?.images?.[0];
  return typeof key === 'string' ? key : undefined;
}

/**
 * Asks for the first page of a place's list, and for its first picture as soon as the answer names it; on phones the
 * frame shows it.
 * @param names segments of the path behind /list, decoded
 * @param query of the address: where one is, the page reads it and asks itself
 * @returns settled with the picture, which may be on its way, and never rejected; undefined where nothing is asked
 */
export function askForList(
  names: readonly string[],
  query: string,
): Promise<HTMLImageElement | undefined> | undefined {
  if (names.length === 0 || query !== '') return undefined;
  const [state, city, neighborhood] = names.map(placeName);
  return (
    askAsVisitor(plainListUrl({ state, city, neighborhood }))
      ?.then(firstKey)
      .then((key) => (key === undefined ? undefined : framedPicture(cardPicture(key))))
      // The store asks again and says what is wrong.
      .catch(() => undefined)
  );
}
