/**
 * Error texts of browsers, and of Vite for styles, for code that was not loaded: in turn Chrome and Firefox, Safari,
 * Vite, Safari.
 */
const ERROR_TEXTS =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|not a valid JavaScript MIME type/i;

/** True if an error says that code could not be loaded: a new deployment removed it, or the network failed. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && ERROR_TEXTS.test(error.message);
}
