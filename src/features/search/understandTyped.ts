import { namedAmenities } from '#api/realty/amenityCalls.ts';
import { nearKinds } from '#api/realty/nearCalls.ts';
import { reachModes } from '#api/realty/reachCalls.ts';
import { hiddenFilters } from '#config/hiddenFilters.ts';
import type { Point } from '#domain/geo/geo.ts';
import { nearKinds as chosenKinds } from '#domain/search/near.ts';
import { amenityOfName } from '#domain/search/sentence/besideNames.ts';
import { type UnderstoodSentence, understandSentence } from '#domain/search/sentence/sentenceSearch.ts';
import type { AppDispatch } from '#store/makeStore.ts';

const NO_PLACES = { cities: [], neighborhoods: [] };
/** Number of amenities of a name among which the sentence's own is looked for. */
const NAMED = 10;

/** A sentence that was understood as far as its places could be looked up. */
export interface TypedSentence extends UnderstoodSentence {
  /** True if a place could not be looked up. Its words are among the unused ones, and another attempt may find it. */
  isIncomplete: boolean;
}

type Options = Omit<Parameters<typeof understandSentence>[1], 'hidden' | 'nearKinds' | 'amenityNamed'>;

/**
 * Understands a sentence by the filters that this build and the service offer. A module of its own, because the box loads it
 * later. The service is asked for its kinds of amenities and its ways to travel only if the sentence names some; without an
 * answer all are used. A place that cannot be looked up leaves the rest of the sentence understood.
 * @param options.near among amenities of one name that near this point is meant
 */
export async function understandTyped(
  text: string,
  {
    dispatch,
    near,
    lookUp,
    locate,
    ...options
  }: Options & { dispatch: AppDispatch; near: Point | undefined },
): Promise<TypedSentence | undefined> {
  let isIncomplete = false;
  const fail = (error: unknown): undefined => {
    console.warn('A place of the sentence could not be looked up.', error);
    isIncomplete = true;
  };
  const findAmenity = async (search: string) => {
    const question = { search, near, limit: NAMED };
    const { amenities } = await dispatch(namedAmenities.initiate(question, { subscribe: false })).unwrap();
    const found = amenityOfName(search, amenities, text);
    return found && { to: { latitude: found.latitude, longitude: found.longitude }, label: found.name };
  };
  const offered = {
    ...options,
    hidden: hiddenFilters,
    lookUp: (name: string) => lookUp(name).catch((error) => fail(error) ?? NO_PLACES),
    locate: locate && ((name: string) => locate(name).catch(fail)),
    amenityNamed: (name: string) => findAmenity(name).catch(fail),
  };
  const understood = await understandSentence(text, offered);
  const { near: walks = {}, commutes = [] } = understood?.search ?? {};
  const kinds = chosenKinds(walks);
  const [known, modes] = await Promise.all([
    kinds.length > 0 ? dispatch(nearKinds.initiate(undefined, { subscribe: false })) : undefined,
    commutes.length > 0 ? dispatch(reachModes.initiate(undefined, { subscribe: false })) : undefined,
  ]);
  const areKindsOffered = !known?.data || kinds.every((kind) => known.data?.includes(kind));
  const areModesOffered = !modes?.data || commutes.every(({ mode }) => modes.data?.includes(mode));
  const hidden = areModesOffered ? hiddenFilters : [...hiddenFilters, 'commutes' as const];
  const used =
    areKindsOffered && areModesOffered
      ? understood
      : await understandSentence(text, { ...offered, hidden, nearKinds: known?.data });
  return used && { ...used, isIncomplete };
}
