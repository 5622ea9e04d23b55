/**
 * Uploads a file's bytes and reports progress, which fetch can't. Only the bytes and their type are sent, no cookie and
 * no bearer: the address is signed.
 */

/** Failure of an upload with its HTTP status; 0 if no answer came. */
export class UploadFault extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The upload was answered with ${status}.`);
    this.status = status;
  }
}

/**
 * Hexadecimal SHA-256 of a file; undefined in pages without TLS, where browsers cannot compute it, and for a file that
 * cannot be read.
 */
export async function fileHash(file: Blob): Promise<string | undefined> {
  try {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

/** An upload. */
interface Upload {
  url: string;
  body: Blob;
  /** The Content-Type that was announced to the service. */
  type: string;
  /** Further headers of the request. */
  headers: Readonly<Record<string, string>>;
  /** Called with the uploaded share of the bytes, 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload. */
  signal: AbortSignal;
}

/**
 * PUTs the bytes; resolves once the service has taken them. Rejects with an UploadFault, or with the signal's reason if
 * it was aborted. There is no timeout: a large photo on a slow line takes long.
 */
export function uploadFile({ url, body, type, headers, onProgress, signal }: Upload): Promise<void> {
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
    for (const [name, value] of Object.entries({ ...headers, 'Content-Type': type }))
      request.setRequestHeader(name, value);
    request.send(body);
  });
}
