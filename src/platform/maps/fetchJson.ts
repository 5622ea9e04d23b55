/** Timeout of a request in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Sends a GET request to a maps service or a geocoder.
 * @param base its address: a path belongs to the page's own origin
 * @param path below that, beginning with a slash
 * @returns the JSON answer, unchecked
 * @throws if the service fails, does not answer in time, or the signal aborts
 */
export async function fetchJson<Answer>(
  base: string,
  path: string,
  query: Record<string, string> | URLSearchParams,
  signal: AbortSignal,
): Promise<Answer> {
  const url = new URL(base + path, globalThis.location.origin);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  if (!response.ok) throw new Error(`The maps service answered ${response.status} to ${path}.`);
  return (await response.json()) as Answer; // the wire types name only the fields that are read, with fallbacks
}
