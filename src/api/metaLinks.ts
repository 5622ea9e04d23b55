/** Reads the Link header of a service's meta call (RFC 8288). */

/**
 * Returns the addresses that an answer names, by relation. Relations that it does not name are missing.
 * @param base the base of relative addresses if the answer has no address of its own
 */
export async function linksOf(
  response: Response | undefined,
  base: string,
): Promise<Partial<Record<string, string>>> {
  const { default: LinkHeader } = await import('http-link-header');
  const { refs } = LinkHeader.parse(response?.headers.get('Link') ?? '');
  return Object.fromEntries(refs.map(({ rel, uri }) => [rel, new URL(uri, response?.url || base).href]));
}
