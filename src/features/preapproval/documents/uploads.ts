import type { WireDocumentKind } from '#api/customer/applicationContract.ts';

/** The reason if a file was not accepted as a document. */
export type UploadProblem =
  | 'empty'
  | 'tooLarge'
  | 'wrongType'
  | 'wrongContent'
  | 'full'
  | 'unreachable'
  | 'failed';

/** A chosen file, until its upload is complete. */
export interface Upload {
  /** Idempotency key: a repeated upload with this key makes no second document. */
  key: string;
  file: File;
  kind: WireDocumentKind;
  state: 'queued' | 'sending' | 'failed';
  /** Uploaded share of its bytes, 0 to 1. */
  share: number;
  /** Set if the upload failed. */
  problem?: UploadProblem;
  /** Set when the service has registered the document. */
  documentId?: string;
}

export type UploadEvent =
  | { type: 'chosen'; uploads: readonly Upload[] }
  | { type: 'began'; key: string }
  | { type: 'known'; key: string; documentId: string }
  | { type: 'moved'; key: string; share: number }
  | { type: 'failed'; key: string; problem: UploadProblem }
  | { type: 'tried'; key: string }
  | { type: 'left'; key: string };

/** True if no retry can succeed. */
export function isFinal(problem: UploadProblem): boolean {
  return problem !== 'unreachable' && problem !== 'failed';
}

/** True if a retry may succeed. */
export function canRetry({ state, problem }: Upload): boolean {
  return state === 'failed' && problem !== undefined && !isFinal(problem);
}

const changed = (upload: Upload, event: Exclude<UploadEvent, { type: 'chosen' | 'left' }>): Upload => {
  const { problem: _before, ...rest } = upload;
  switch (event.type) {
    case 'began':
      return { ...rest, state: 'sending', share: 0 };
    case 'known':
      return { ...upload, documentId: event.documentId };
    case 'moved':
      return { ...upload, share: event.share };
    case 'failed':
      return { ...upload, state: 'failed', problem: event.problem };
    case 'tried':
      return { ...rest, state: 'queued', share: 0 };
  }
};

/** The uploads after an event. Complete, cancelled and dismissed uploads are removed. */
export function uploadsAfter(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.type === 'chosen') return [...uploads, ...event.uploads];
  if (event.type === 'left') return uploads.filter(({ key }) => key !== event.key);
  return uploads.map((upload) => (upload.key === event.key ? changed(upload, event) : upload));
}
