import { nearKinds } from '#api/realty/nearCalls.ts';
import { hiddenFilters } from '#config/hiddenFilters.ts';
import { nearKinds as chosenKinds } from '#domain/search/near.ts';
import { type UnderstoodSentence, understandSentence } from '#domain/search/sentence/sentenceSearch.ts';
import type { AppDispatch } from '#store/makeStore.ts';

const NO_PLACES = { cities: [], neighborhoods: [] };

/** A sentence that was understood as far as its places could be looked up. */
export interface TypedSentence extends UnderstoodSentence {
  /** True if a place could not be looked up. Its words are among the unused ones, and another attempt may find it. */
  isIncomplete: boolean;
}

type Options = Omit<Parameters<typeof understandSentence>[1], 'hidden' | 'nearKinds'>;

/**
 * Understands a sentence by the filters that this build and the service offer. A module of its own, because the box loads it
 * later. The service is asked for its amenities only if the sentence names some; without an answer all are used. A place
 * that cannot be looked up leaves the rest of the sentence understood.
 */
export async function understandTyped(
  text: string,
  { dispatch, lookUp, locate, ...options }: Options & { dispatch: AppDispatch },
): Promise<TypedSentence | undefined> {
  let isIncomplete = false;
  const fail = (error: unknown): undefined => {
    console.warn('A place of the sentence could not be looked up.', error);
    isIncomplete = true;
  };
  const offered = {
    ...options,
    hidden: hiddenFilters,
    lookUp: (name: string) => lookUp(name).catch((error) => fail(error) ?? NO_PLACES),
    locate: locate && ((name: string) => locate(name).catch(fail)),
  };
  const understood = await understandSentence(text, offered);
  const kinds = understood?.search ? chosenKinds(understood.search.near) : [];
  const { data } =
    kinds.length > 0 ? await dispatch(nearKinds.initiate(undefined, { subscribe: false })) : {};
  const areOffered = !data || kinds.every((kind) => data.includes(kind));
  const used = areOffered ? understood : await understandSentence(text, { ...offered, nearKinds: data });
  return used && { ...used, isIncomplete };
}
