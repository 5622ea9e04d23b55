/** Where the visitor searches from: a place opens in the list only for who is in the list (L2, L9). */
export type SearchOrigin = 'list' | 'map' | 'elsewhere';

/** The origin that a path is. */
export function originOf(pathname: string): SearchOrigin {
  const [, first] = pathname.split('/');
  return first === 'list' || first === 'map' ? first : 'elsewhere';
}
