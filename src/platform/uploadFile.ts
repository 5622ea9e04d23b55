/**
 * Sends a file's bytes and tells how many have gone: fetch can't tell that. Nothing but the bytes and their type goes
 * along, no cookie and no bearer: the address is signed.
 */

/** Why a file did not arrive: the HTTP status; 0 where no answer came. */
export class UploadFault extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The upload was answered with ${status}.`);
    this.status = status;
  }
}

/** A file on its way. */
interface Upload {
  url: string;
  body: Blob;
  /** The Content-Type that was told before. */
  type: string;
  /** Told now and then: 0 to 1 of the bytes. */
  onProgress: (share: number) => void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * PUTs the bytes; resolves once the service has taken them. Rejects with an UploadFault, or with the signal's reason
 * where it was ended. Milliseconds don't limit it: a large photo on a slow line takes its time.
 */
export function uploadFile({ url, body, type, onProgress, signal }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const end = () => request.abort();
    request.upload.onprogress = ({ loaded }) =>
      onProgress(body.size > 0 ? Math.min(1, loaded / body.size) : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new UploadFault(request.status));
    request.onerror = () => reject(new UploadFault(0));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', end);
    signal.addEventListener('abort', end);
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', type);
    request.send(body);
  });
}
