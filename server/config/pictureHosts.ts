import { isIP } from 'node:net';
import { INNER_HOST, read, wholeNumber, words } from './settingTypes.ts';

/** A host of listings' pictures that the picture proxy may ask. */
export interface PictureHost {
  /** Beginning of its pictures' addresses, with a slash at the end: "https://cdn.example.com/photos/". */
  base: string;
  /** True for a host inside a cluster or of this machine, whose IP address may be private. */
  isInner: boolean;
}

function readHost(text: string): PictureHost[] {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  if (!url || url.username || url.password || url.search || url.hash) return [];
  const isInner = INNER_HOST.test(url.hostname);
  if (url.protocol !== 'https:' && !(isInner && url.protocol === 'http:')) return [];
  // A name is needed: the certificate is checked by it.
  if (!/^[a-z\d.-]+$/.test(url.hostname) || isIP(url.hostname) !== 0) return [];
  return [{ base: url.href.replace(/\/*$/, '/'), isInner }];
}

/** Hosts between commas, each a name or an address with a path; undefined if one is invalid. */
export function readPictureHosts(text: string): readonly PictureHost[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  const hosts = entries.flatMap(readHost);
  return hosts.length === entries.length ? hosts : undefined;
}

/** The host of a picture's address; undefined if it is not listed. */
export function hostOf(url: URL, hosts: readonly PictureHost[]): PictureHost | undefined {
  return url.username || url.password ? undefined : hosts.find(({ base }) => url.href.startsWith(base));
}

/** The settings of the picture proxy. */
export const pictureShape = {
  PICTURE_HOSTS: read(readPictureHosts, 'names or https addresses of hosts, separated by commas')
    .optional()
    .register(words, {
      default: '',
      example: 'cdn.repliers.io,https://media.board.example/photos',
      wrong: 'http://media.board.example',
      meaning:
        "hosts of the listings' pictures, separated by commas, which the server fetches, resizes and caches ([docs/feed.md](docs/feed.md#pictures)); the first is that of pictures without a host; plain http only inside a cluster; without it the page asks `VITE_IMAGES_URL`",
    }),
  PICTURE_CACHE_MB: wholeNumber(1, 1_000_000).default(1000).register(words, {
    default: '1000',
    example: '20000',
    wrong: '0',
    meaning:
      'maximum size in megabytes of the folder `pictures` in `DATA_DIR`, with these pictures and with the cards of homes for networks; those unused longest go first',
  }),
};
