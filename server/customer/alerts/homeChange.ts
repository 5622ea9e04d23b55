import type { KnownHome } from '#server/store/customer/homeWatches.ts';
import type { HomeNow } from '../homeSearch.ts';

/** State of an offer, as far as its watchers care. */
export type OfferState = 'onMarket' | 'conditional' | 'sold' | 'leased' | 'offMarket';

const CONDITIONAL = new Set(['Sc', 'Sce', 'Lc', 'Lce']);

/** The state of a listing by its status and its last status (RESO codes of the public listing API). */
function offerStateOf({ isActive, lastStatus }: Pick<HomeNow, 'isActive' | 'lastStatus'>): OfferState {
  if (lastStatus === 'Sld') return 'sold';
  if (lastStatus === 'Lsd') return 'leased';
  if (CONDITIONAL.has(lastStatus)) return 'conditional';
  return isActive ? 'onMarket' : 'offMarket';
}

/** The facts that a watcher knows after this look. An open house that was announced once is not announced again. */
export function knownOf(home: HomeNow, before?: KnownHome): KnownHome {
  return {
    price: home.price,
    state: offerStateOf(home),
    open_house: home.openHouse ?? before?.open_house ?? null,
  };
}

/** A change that is worth a mail. */
export type HomeChange =
  | { kind: 'state'; state: OfferState }
  | { kind: 'price'; before: number; now: number }
  | { kind: 'openHouse'; start: string };

/** The changes of a home since a watcher's last mail. A sale's price is not a price change. */
export function changesOf(before: KnownHome, home: HomeNow): HomeChange[] {
  const now = knownOf(home, before);
  const changes: HomeChange[] = [];
  if (now.state !== before.state) changes.push({ kind: 'state', state: now.state as OfferState }); // from offerStateOf
  // While a sale is conditional its price is secret, and releases before 1.6 stored it.
  const isOffered = now.state === 'onMarket' && before.state === 'onMarket';
  if (isOffered && before.price !== null && now.price !== null && before.price !== now.price) {
    changes.push({ kind: 'price', before: before.price, now: now.price });
  }
  if (home.openHouse !== null && home.openHouse !== before.open_house) {
    changes.push({ kind: 'openHouse', start: home.openHouse });
  }
  return changes;
}
