import type { WireDetails, WireListing } from '../../../src/api/realty/contract.ts';
import type { Home } from '../home.ts';
import type { HomeRoom } from '../roomSizes.ts';
import type { Stint } from '../stints.ts';

/** The facts for a listing's text. The text mentions nothing else. */
export interface DescribedListing {
  home: Home;
  stint: Stint;
  rooms: readonly HomeRoom[];
  details: WireDetails;
  condominium: WireListing['condominium'];
  /** Dollars per year; null if unknown. */
  taxes: number | null;
  /** Month of the listing day, 0 for January. */
  month: number;
  /** The dataset's day, in days since 1970. */
  today: number;
}
