import { type IncomingMessage, type RequestOptions, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { hostOf, type PictureHost } from '#server/config/pictureHosts.ts';
import { ServiceError } from '#server/http/errors.ts';

/** Options of the calls of picture hosts. */
export interface FetchOptions {
  hosts: readonly PictureHost[];
  /** Milliseconds for a picture with its redirects; 10 seconds by default. */
  timeoutMs?: number;
  /** Maximum number of bytes; 20 million by default. */
  maxBytes?: number;
  /** Finds IP addresses of names; the machine's DNS by default. */
  lookup?: NonNullable<RequestOptions['lookup']>;
}

/** The version of a picture, by the host's headers ETag and Last-Modified. */
export interface Version {
  tag?: string | undefined;
  modified?: string | undefined;
}

/** A picture as its host sent it. */
export interface FetchedPicture extends Version {
  /** Undefined if the known version is still the host's. */
  bytes: Buffer | undefined;
}

const TIMEOUT_MS = 10_000;
/** Photographs of listings have up to ten megabytes. */
const MAX_BYTES = 20_000_000;
const MAX_REDIRECTS = 3;
const SOCKETS_A_HOST = 8;

/** A failure of a picture's host, with its reason for the operator. */
export class PictureFailure extends ServiceError {
  readonly reason: string;

  /** @param reason part of a sentence: "it answers 403" */
  constructor(
    reason: string,
    status: 502 | 504 = 502,
    message = 'The picture cannot be fetched from its host.',
  ) {
    super(status, message);
    this.reason = reason;
  }
}

/** The code of a failed connection, or the words of a refused address. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return 'code' in failure ? String(failure.code) : failure.message.replace(/\.$/, '');
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Agents of one kind of host. The check is made with the IP address of each new connection. */
function agentsOf(allowPrivateIPAddress: boolean) {
  const options = {
    keepAlive: true,
    maxSockets: SOCKETS_A_HOST,
    allowPrivateIPAddress,
    allowMetaIPAddress: false,
  };
  return {
    'http:': new RequestFilteringHttpAgent(options),
    'https:': new RequestFilteringHttpsAgent(options),
  };
}

/**
 * Returns a function that fetches a picture from a listed host. It follows redirects to listed hosts only, and connects
 * to public IP addresses only, unless the host is inside the cluster. The check is made at the connection, so a name that
 * changes its address gains nothing.
 * @throws ServiceError 404 if the host has no such picture, 504 after the timeout, 502 for every other failure
 */
export function pictureFetcher(
  options: FetchOptions,
): (url: URL, known?: Version) => Promise<FetchedPicture> {
  const { hosts, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, lookup } = options;
  const outer = agentsOf(false);
  const inner = agentsOf(true);

  function send(url: URL, known: Version, signal: AbortSignal): Promise<IncomingMessage> {
    const host = hostOf(url, hosts);
    if (!host) throw new PictureFailure(`it redirects to ${url.host}, which PICTURE_HOSTS does not name`);
    const isTls = url.protocol === 'https:';
    const agent = (host.isInner ? inner : outer)[isTls ? 'https:' : 'http:'];
    const headers = {
      Accept: 'image/*',
      'Accept-Encoding': 'identity',
      'User-Agent': 'HarbourAndPine-Pictures',
      ...(known.tag && { 'If-None-Match': known.tag }),
      ...(known.modified && { 'If-Modified-Since': known.modified }),
    };
    return new Promise((resolve, reject) => {
      const sent = (isTls ? requestByHttps : requestByHttp)(
        url,
        { agent, headers, signal, ...(lookup && { lookup }) },
        resolve,
      );
      sent.on('error', reject);
      sent.end();
    });
  }

  async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
    const parts: Buffer[] = [];
    let length = 0;
    const tooLong = new PictureFailure(`it sends a picture of more than ${maxBytes} bytes`);
    if (Number(answer.headers['content-length']) > maxBytes) throw tooLong;
    for await (const part of answer) {
      parts.push(part as Buffer); // the answer has no encoding set
      length += parts.at(-1)?.length ?? 0;
      if (length > maxBytes) throw tooLong;
    }
    return Buffer.concat(parts, length);
  }

  async function read(url: URL, known: Version, signal: AbortSignal, redirects = 0): Promise<FetchedPicture> {
    const answer = await send(url, known, signal);
    try {
      const { statusCode: status = 0, headers } = answer;
      if (isRedirect(status) && headers.location !== undefined && redirects < MAX_REDIRECTS) {
        const next = URL.parse(headers.location, url);
        if (!next) throw new PictureFailure('it redirects to no address');
        return await read(next, known, signal, redirects + 1);
      }
      if (status === 404 || status === 410) throw new ServiceError(404, 'The picture no longer exists.');
      const version = { tag: headers.etag, modified: headers['last-modified'] };
      if (status === 304 && (known.tag || known.modified)) return { ...known, bytes: undefined };
      if (status !== 200) throw new PictureFailure(`it answers ${status}`);
      return { ...version, bytes: await bytesOf(answer) };
    } finally {
      // An answer that is not read to its end would keep its connection.
      if (!answer.complete) answer.destroy();
    }
  }

  return async (url, known = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await read(url, known, signal);
    } catch (failure) {
      if (failure instanceof ServiceError) throw failure;
      throw signal.aborted
        ? new PictureFailure('no answer in time', 504, 'The host of the picture did not answer in time.')
        : new PictureFailure(reasonOf(failure));
    }
  };
}
