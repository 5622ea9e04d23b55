/**
 * A child process that generates a country into a file, so that its memory is freed when it ends. Its arguments are
 * the file's path and the seed.
 */
import { writeCountry } from './geographyFile.ts';

const [path = '', seed] = process.argv.slice(2);
writeCountry(path, Number(seed));
