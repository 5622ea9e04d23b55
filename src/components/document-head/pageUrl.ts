import { BASE_PATH } from '#domain/paths.ts';

/** Whole address of a path of the product, as one would paste it into a mail. */
export function pageUrl(path: string): string {
  return new URL(BASE_PATH + path, globalThis.location.origin).href;
}
