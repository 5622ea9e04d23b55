/** Links of virtual tours and videos: the address at which a page may embed one. */

/**
 * The players of known hosts, by their links: the addresses at which public sites embed YouTube, Vimeo, Matterport and
 * iGUIDE (2026-11). YouTube's host without cookies is used. An unbranded iGUIDE stays unbranded.
 */
const PLAYERS: readonly (readonly [RegExp, string])[] = [
  [
    /^https:\/\/(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)([\w-]+).*/,
    'https://www.youtube-nocookie.com/embed/$1',
  ],
  [/^https:\/\/youtu\.be\/([\w-]+).*/, 'https://www.youtube-nocookie.com/embed/$1'],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)\/(\w+).*/, 'https://player.vimeo.com/video/$1?h=$2'],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+).*/, 'https://player.vimeo.com/video/$1'],
  [/^https:\/\/my\.matterport\.com\/models\/(\w+).*/, 'https://my.matterport.com/show/?m=$1'],
  [/^https:\/\/youriguide\.com\/(?!embed\/)([\w-]+)\/?(\?.*)?$/, 'https://youriguide.com/embed/$1$2'],
  [/^https:\/\/unbranded\.youriguide\.com\/([\w-]+).*/, 'https://youriguide.com/embed/$1?unbranded=1'],
];

/**
 * Returns the address of the player to embed; undefined if its host may not be embedded, and the link opens in a tab of
 * its own.
 * @param link with encryption, or a path on the product's own address
 * @param hosts names of the hosts that may be embedded: "player.vimeo.com"
 */
export function embedAddress(link: string, hosts: readonly string[]): string | undefined {
  if (/^\/(?!\/)/.test(link)) return link;
  const [known, player] = PLAYERS.find(([pattern]) => pattern.test(link)) ?? [];
  const url = URL.parse(known && player !== undefined ? link.replace(known, player) : link);
  return url?.protocol === 'https:' && hosts.includes(url.host) ? url.href : undefined;
}
