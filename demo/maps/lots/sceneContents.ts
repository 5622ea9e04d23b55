import type { Building, Plot } from './plot.ts';
import type { StreetGrid } from './streetGrid.ts';
import type { Work } from './works.ts';

/** The buildings in a tile and around its edge. */
export interface Scene {
  plots: Plot[];
  works: Work[];
  /** Buildings inside the blocks of centres. */
  infill: Building[];
  grid: StreetGrid;
  /** Creates the plots' gardens on the first call. It is slow, and not every view shows them. */
  layGardens(): void;
}
