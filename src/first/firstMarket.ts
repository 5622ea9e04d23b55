import { marketCallPaths } from '#api/realty/marketCallPaths.ts';
import { serviceAddresses } from '#config/environment.ts';
import type { TrendsView } from '#domain/market/trendsUrl.ts';
import { askAsVisitor } from './askAsVisitor.ts';

/** Asks for the figures of the trends page's city; of those that it is compared with the page asks itself. */
export function askForMarket(view: TrendsView): void {
  for (const path of Object.values(marketCallPaths(view, new Date()))) {
    // The store asks again and says what is wrong.
    askAsVisitor(serviceAddresses.realtyUrl + path)?.catch(() => undefined);
  }
}
