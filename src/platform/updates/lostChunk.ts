/** What browsers, and Vite for styles, say of code that did not come: in turn Chrome and Firefox, Safari, Vite, Safari. */
const SAYINGS =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|not a valid JavaScript MIME type/i;

/** Whether an error says that a part of the product could not be loaded: a new deployment removed it, or no network. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && SAYINGS.test(error.message);
}
