import type { PictureHost } from '#server/config/pictureHosts.ts';
import type { Answer } from '#server/http/answer.ts';
import type { Clock } from '#server/http/clock.ts';
import type { PictureKey } from '#server/realty/answers/pictureKeys.ts';
import { openCachedPictures } from './cachedPictures.ts';
import type { FetchOptions } from './fetchPicture.ts';
import { isPicturePath, makePictures, type PicturesOptions } from './makePictures.ts';
import { pictureProxy } from './pictureProxy.ts';
import { signedPictures } from './signedPictures.ts';

/** Dependencies and options of the pictures. */
export interface OpenOptions extends Pick<FetchOptions, 'timeoutMs' | 'lookup'> {
  /** Maximum number of bytes of a picture at its host; 20 million by default. */
  fetchedBytes?: number;
  /** Folder and maximum number of bytes of the cache. */
  folder: string;
  maxBytes: number;
  clock: Clock;
  /** Logs a line for the operator. */
  log: (line: string) => void;
  /** The proxy's hosts, and the secret of its keys; no proxy by default. */
  proxy?: { hosts: readonly PictureHost[]; secret: string } | undefined;
  /** True if the listings are the demonstration's, which has a service for its own pictures; false by default. */
  hasDemo?: boolean;
}

/** The pictures of the listings. */
export interface Pictures {
  /** Keys of pictures in answers; undefined without a proxy. */
  pictureKey: PictureKey | undefined;
  /**
   * Returns the service below /images/.
   * @param demo the demonstration's service, which answers all other addresses there
   */
  serve(
    options: Pick<PicturesOptions, 'listingOf' | 'brandOf' | 'logoOf' | 'limits' | 'counters'> & {
      demo: Answer | undefined;
    },
  ): Answer;
}

/** Width of a photo for a card, which has 1,200 pixels. */
const CARD_PHOTO = '?w=1200&f=jpg';

/** A picture of the demonstration; undefined if it has no such picture. */
async function demoPicture(demo: Answer, key: string): Promise<Uint8Array | undefined> {
  const path = key.split('/').map(encodeURIComponent).join('/');
  const answer = await demo(new Request(`http://localhost/images/${path}${CARD_PHOTO}`));
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

/** Opens the proxy and the cards of homes over one cache. */
export function openPictures(options: OpenOptions): Pictures {
  const { folder, maxBytes, clock, log, proxy, hasDemo = false, fetchedBytes, timeoutMs, lookup } = options;
  const fetching = {
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(lookup && { lookup }),
    ...(fetchedBytes !== undefined && { maxBytes: fetchedBytes }),
  };
  const cache = openCachedPictures(folder, maxBytes);
  const onUnlisted = (host: string) =>
    log(`Pictures of ${host} are not shown, because PICTURE_HOSTS does not name that host.`);
  const signed = proxy && signedPictures({ ...proxy, hasDemo, onUnlisted });
  const remote = signed && {
    signed,
    proxy: pictureProxy({ ...fetching, hosts: proxy.hosts, cache, clock, log }),
  };
  return {
    pictureKey: signed?.keyOf,
    serve({ demo, ...shown }) {
      const service = makePictures({
        remote,
        ownPictureOf: demo && ((key) => demoPicture(demo, key)),
        cache,
        clock,
        ...shown,
      });
      return (request, env) =>
        demo && !isPicturePath(new URL(request.url).pathname)
          ? demo(request, env)
          : service.fetch(request, env);
    },
  };
}
