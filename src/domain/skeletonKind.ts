import { parseListing } from './paths.ts';

/** The kinds of skeletons in the page (build/skeletons): `plain` is the header only, `bar` has the filters' bar too. */
export type SkeletonKind = 'home' | 'list' | 'detail' | 'login' | 'trends' | 'plain' | 'bar';

/**
 * Returns the skeleton's kind for an address. The boot script shows that skeleton, and the services send no other.
 * @param names segments of the path below the base path, decoded
 * @param query with its "?"; '' without one
 */
export function skeletonKind([name = 'home', ...rest]: readonly string[], query: string): SkeletonKind {
  if (name === 'home' || name === 'trends') return name;
  if (name === 'detail') return parseListing(rest) ? 'detail' : 'bar';
  // A query changes the heading.
  if (name === 'list' && rest.length > 0 && query === '') return 'list';
  if (name === 'list' || name === 'map') return 'bar';
  return name === 'auth' && rest[0] === 'login' && !query.includes('intent=') ? 'login' : 'plain';
}
