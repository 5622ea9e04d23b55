import type { WireDocumentKind } from '#api/customer/applicationContract.ts';

/** Why a file is not a document. */
export type UploadProblem =
  | 'empty'
  | 'tooLarge'
  | 'wrongType'
  | 'wrongContent'
  | 'full'
  | 'unreachable'
  | 'failed';

/** A file that was chosen, until it has arrived. */
export interface Upload {
  /** Of its own: the same key again makes no second document. */
  key: string;
  file: File;
  kind: WireDocumentKind;
  state: 'queued' | 'sending' | 'failed';
  /** 0 to 1 of its bytes. */
  share: number;
  /** Of a failed one. */
  problem?: UploadProblem;
  /** Once the service knows of it. */
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

/** Whether no further try will mend it. */
export function isFinal(problem: UploadProblem): boolean {
  return problem !== 'unreachable' && problem !== 'failed';
}

/** Whether another try may help. */
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

/** The files after an event; one that arrived, was cancelled or dismissed leaves. */
export function uploadsAfter(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.type === 'chosen') return [...uploads, ...event.uploads];
  if (event.type === 'left') return uploads.filter(({ key }) => key !== event.key);
  return uploads.map((upload) => (upload.key === event.key ? changed(upload, event) : upload));
}
