/**
 * A process of its own that draws a country into a file: what the drawing needs of memory ends with it.
 * Called with the file's path and the seed.
 */
import { writeCountry } from './geographyFile.ts';

const [path = '', seed] = process.argv.slice(2);
writeCountry(path, Number(seed));
