/**
 * npm run interaction: presses every control of the list, a listing and the map at a processor four times slower, in
 * the built product, and prints how long each takes until the page shows something (INP); then what replacing 200 pins
 * takes. `-- --profile=desktop` has a wide window, --cpu=1 no slow-down, --pages=list only one of them; --origin= takes
 * a product that runs already. A machine that does something else measures that: not part of npm test.
 */
import { measureBuilt } from './measureBuilt.mjs';

await measureBuilt('interaction', 'interaction.ts');
