import { NearbyMarket } from './NearbyMarket.tsx';
import { PriceHistory } from './PriceHistory.tsx';

/** Both parts in one file: the budget of the pages counts each file's name. */
export const historyParts = { PriceHistory, NearbyMarket };
