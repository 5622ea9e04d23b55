import { useAutocompleteQuery } from '#api/realty/realtyApi.ts';
import { usePlacePredictions } from '#components/combobox/usePlacePredictions.ts';
import { SUGGESTIONS_DEBOUNCE_MS, SUGGESTIONS_MIN_CHARACTERS } from '#domain/constants.ts';
import type { Locale } from '#domain/format.ts';
import { type HomeAddress, homeAddressOf, streetAndUnit } from '#domain/listing/homeAddress.ts';
import { type Listing, placeLine, streetLine } from '#domain/listing/listing.ts';
import { folded } from '#domain/listing/slug.ts';
import { paths } from '#domain/paths.ts';
import type { Credit, PlacePrediction } from '#platform/maps/placesPort.ts';
import { useDebounced } from '#ui/useDebounced.ts';

/** A suggested address: of a home that was listed, or of a map's places. */
export type AddressOption = { id: string; main: string; city: string; detail: string } & (
  | { kind: 'home'; path: string }
  | { kind: 'place'; placeId: string; address: Pick<HomeAddress, 'street' | 'unit'>; credit?: Credit }
);

/** `idle`: the text is too short; `loading`: the options belong to an older text. */
type AddressStatus = 'idle' | 'loading' | 'loaded' | 'failed';

const MAX_OPTIONS = 8;

function homeOptions(listings: readonly Listing[], locale: Locale): AddressOption[] {
  const options = listings.flatMap((listing): AddressOption[] => {
    const address = listing.restricted ? undefined : homeAddressOf(listing.address);
    if (!address) return [];
    const path = paths.homeValue(address);
    return [
      {
        kind: 'home',
        id: path,
        path,
        main: streetLine(listing.address, locale),
        city: address.city,
        detail: placeLine(listing.address),
      },
    ];
  });
  // A home may have several listings.
  return [...new Map(options.map((option) => [option.id, option])).values()];
}

/** Only places with a house number are addresses. */
const placeOptions = (predictions: readonly PlacePrediction[]): AddressOption[] =>
  predictions
    .filter(({ name }) => /^\d/.test(name))
    .map(({ placeId, name, detail, credit }) => ({
      kind: 'place',
      id: `place:${placeId}`,
      placeId,
      main: name,
      city: detail.split(',')[0] ?? '',
      detail,
      address: streetAndUnit(name),
      ...(credit && { credit }),
    }));

const keyOf = ({ main, city }: AddressOption): string =>
  folded(`${main}, ${city}`).replace(/[^a-z0-9]+/g, ' ');

/** Addresses for a typed text, requested when typing pauses. Only the answers to the latest text count. */
export function useAddresses(
  typed: string,
  locale: Locale,
): { options: readonly AddressOption[]; status: AddressStatus } {
  const text = useDebounced(typed.trim(), SUGGESTIONS_DEBOUNCE_MS);
  const isShort = [text, typed.trim()].some(({ length }) => length < SUGGESTIONS_MIN_CHARACTERS);
  const listings = useAutocompleteQuery(text, { skip: isShort });
  const { predictions, loading } = usePlacePredictions(isShort ? '' : text, undefined);
  if (isShort) {
    // The typed text may be long enough before typing has paused.
    return { options: [], status: typed.trim().length < SUGGESTIONS_MIN_CHARACTERS ? 'idle' : 'loading' };
  }
  const homes = homeOptions(listings.currentData ?? [], locale);
  const known = new Set(homes.map(keyOf));
  // Places follow homes, so that no address moves under the pointer when homes come later.
  const others = listings.isFetching ? [] : placeOptions(predictions);
  const options = [...homes, ...others.filter((option) => !known.has(keyOf(option)))].slice(0, MAX_OPTIONS);
  const isWaiting = text !== typed.trim() || listings.isFetching || loading;
  if (isWaiting) return { options, status: 'loading' };
  return { options, status: listings.isError && options.length === 0 ? 'failed' : 'loaded' };
}
