import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hostOf, type PictureHost } from '#server/config/pictureHosts.ts';
import { isWholeAddress, type PictureKey } from '#server/realty/answers/pictureKeys.ts';

/** Widths in pixels that the app asks for (src/api/images.ts). */
export const WIDTHS: readonly number[] = [350, 800, 1600];
/** Formats of the answers. */
export const FORMATS = ['webp', 'jpg'] as const;

/** Path of the proxy below /images/, with which its keys begin. */
export const REMOTE = 'remote/';

/** Maximum length of a picture's address. The key is a third longer, and servers refuse addresses above 8,000. */
const MAX_ADDRESS = 2_000;
/** Maximum number of keys in memory: a key takes 10 microseconds to make, and an answer may have hundreds. */
const MAX_KEYS = 10_000;
/** Bytes of the signature: 128 bits cannot be guessed. */
const SIGNATURE_BYTES = 16;

/** The signed keys of pictures at listed hosts. */
export interface SignedPictures {
  /** Undefined for a picture of a host that is not listed. */
  keyOf: PictureKey;
  /** The address behind a key without its beginning; undefined if the signature is not right. */
  addressOf(key: string): URL | undefined;
}

/** Dependencies of the keys. */
export interface SigningOptions {
  hosts: readonly PictureHost[];
  /** Secret of all processes of a database. */
  secret: string;
  /** True if paths are pictures of the demonstration, which are not signed; false by default. */
  hasDemo?: boolean;
  /** Called once for each host that is not listed. */
  onUnlisted?: (host: string) => void;
}

/**
 * Makes and checks keys of pictures: the address, and an HMAC-SHA256 of the address with the sizes and formats that are
 * allowed. A client can therefore ask for these pictures in these forms only. The same picture always has the same key,
 * so that every cache recognizes it.
 */
export function signedPictures(options: SigningOptions): SignedPictures {
  const { hosts, secret, hasDemo = false, onUnlisted } = options;
  const [first] = hosts;
  const known = new LRUCache<string, string>({ max: MAX_KEYS });
  const unlisted = new Set<string>();
  const allowed = `${WIDTHS.join(',')} ${FORMATS.join(',')}`;

  const signatureOf = (address: string): Buffer =>
    createHmac('sha256', secret).update(`${allowed} ${address}`).digest().subarray(0, SIGNATURE_BYTES);

  function addressOfPicture(picture: string): URL | null {
    if (isWholeAddress(picture)) return URL.parse(picture);
    const path = picture.split('/').map(encodeURIComponent).join('/');
    return first ? URL.parse(path.replace(/^\/+/, ''), first.base) : null;
  }

  function makeKey(picture: string): string | undefined {
    const url = addressOfPicture(picture);
    if (!url || url.href.length > MAX_ADDRESS) return undefined;
    url.hash = '';
    if (!hostOf(url, hosts)) {
      if (!unlisted.has(url.host) && unlisted.size < 100) onUnlisted?.(url.host);
      unlisted.add(url.host);
      return undefined;
    }
    const text = Buffer.from(url.href).toString('base64url');
    return `${REMOTE}${text}.${signatureOf(url.href).toString('base64url')}`;
  }

  return {
    keyOf(picture) {
      if (hasDemo && !isWholeAddress(picture)) return picture;
      const cached = known.get(picture);
      if (cached !== undefined) return cached;
      const key = makeKey(picture);
      if (key !== undefined) known.set(picture, key);
      return key;
    },
    addressOf(key) {
      const [text = '', signature = '', ...rest] = key.split('.');
      const address = Buffer.from(text, 'base64url').toString();
      const given = Buffer.from(signature, 'base64url');
      if (rest.length > 0 || given.length !== SIGNATURE_BYTES) return undefined;
      if (!timingSafeEqual(given, signatureOf(address))) return undefined;
      const url = URL.parse(address);
      // A host may have left the list since.
      return url && hostOf(url, hosts) ? url : undefined;
    },
  };
}
