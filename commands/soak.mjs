/**
 * npm run soak: 500 movements of the map and 100 listings without a pause, in the built product, and what is in memory
 * after each fifth of them. `-- --pans=50 --listings=10` does less; the others are --seed= and --origin= of a product
 * that runs already. Not part of npm test.
 */
import { measureBuilt } from './measureBuilt.mjs';

await measureBuilt('soak', 'soak.ts');
