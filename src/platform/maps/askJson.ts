/** Milliseconds until a question without an answer counts as failed. */
const TIMEOUT_MS = 15_000;

/**
 * Asks a maps service or geocoder.
 * @param base its address: a path is of the page's own origin
 * @param path below that, beginning with a slash
 * @returns the answer, in the form that the caller knows: nothing checks it
 * @throws where the service fails, is late, or the signal aborts
 */
export async function askJson<Answer>(
  base: string,
  path: string,
  query: Record<string, string> | URLSearchParams,
  signal: AbortSignal,
): Promise<Answer> {
  const url = new URL(base + path, globalThis.location.origin);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  if (!response.ok) throw new Error(`The maps service answered ${response.status} to ${path}.`);
  return (await response.json()) as Answer; // the wire types name only what is read, with fallbacks
}
