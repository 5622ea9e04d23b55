import type { AppDispatch } from '#store/makeStore.ts';
import type { DraftKeeper } from './draftKeeper.ts';

interface OwnKeepers {
  owner: string;
  keepers: Map<string, DraftKeeper>;
}

/** In memory alone, a store's own: a page that is opened again finds what could not be saved. */
const kept = new WeakMap<AppDispatch, OwnKeepers>();

/** The keeper of a record, of whoever is signed in; what was typed by somebody else before is forgotten. */
export function keeperOf(
  dispatch: AppDispatch,
  owner: string,
  key: string,
  make: () => DraftKeeper,
): DraftKeeper {
  let own = kept.get(dispatch);
  if (own?.owner !== owner) {
    // Nothing of them may be sent as somebody else.
    for (const keeper of own?.keepers.values() ?? []) keeper.drop();
    own = { owner, keepers: new Map() };
    kept.set(dispatch, own);
  }
  const keeper = own.keepers.get(key) ?? make();
  own.keepers.set(key, keeper);
  return keeper;
}
