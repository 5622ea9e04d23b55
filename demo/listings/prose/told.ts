import type { WireDetails, WireListing } from '../../../src/api/realty/contract.ts';
import type { Home } from '../home.ts';
import type { HomeRoom } from '../roomSizes.ts';
import type { Stint } from '../stints.ts';

/** The facts of a listing's text, which mentions nothing else. */
export interface Told {
  home: Home;
  stint: Stint;
  rooms: readonly HomeRoom[];
  details: WireDetails;
  condominium: WireListing['condominium'];
  /** Yearly, in dollars; null where unknown. */
  taxes: number | null;
  /** Month of the listing day, 0 for January. */
  month: number;
  /** The world day, in days since 1970. */
  today: number;
}
