import { nearKinds } from '#api/realty/nearCalls.ts';
import { hiddenFilters } from '#config/hiddenFilters.ts';
import { nearKinds as chosenKinds } from '#domain/search/near.ts';
import { type UnderstoodSentence, understandSentence } from '#domain/search/sentence/sentenceSearch.ts';
import type { AppDispatch } from '#store/makeStore.ts';

type Options = Omit<Parameters<typeof understandSentence>[1], 'hidden' | 'nearKinds'>;

/**
 * Understands a sentence by the filters that this build and the service offer. A module of its own, because the box loads it
 * later. The service is asked for its amenities only if the sentence names some; without an answer all are used.
 */
export async function understandTyped(
  text: string,
  { dispatch, ...options }: Options & { dispatch: AppDispatch },
): Promise<UnderstoodSentence | undefined> {
  const offered = { ...options, hidden: hiddenFilters };
  const understood = await understandSentence(text, offered);
  const kinds = understood?.search ? chosenKinds(understood.search.near) : [];
  if (kinds.length === 0) return understood;
  const { data } = await dispatch(nearKinds.initiate(undefined, { subscribe: false }));
  const areOffered = !data || kinds.every((kind) => data.includes(kind));
  return areOffered ? understood : understandSentence(text, { ...offered, nearKinds: data });
}
