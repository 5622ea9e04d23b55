import { useEffect, useReducer, useRef } from 'react';
import {
  applicationCalls,
  useAddDocumentMutation,
  useFinishDocumentMutation,
  useRemoveDocumentMutation,
} from '#api/customer/applicationCalls.ts';
import type { WireDocumentKind } from '#api/customer/applicationContract.ts';
import { customerUrl } from '#api/customer/customerApi.ts';
import { isCallError } from '#api/errors.ts';
import { documentName, documentProblem, documentType } from '#domain/application/documentFile.ts';
import { newIdempotencyKey } from '#platform/idempotencyKey.ts';
import { fileHash, UploadFault, uploadFile } from '#platform/uploadFile.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { isFinal, type Upload, type UploadProblem, uploadsAfter } from './uploads.ts';

/** The problem for each status of a refused upload. */
const BY_STATUS: Record<number, UploadProblem> = {
  0: 'unreachable',
  413: 'tooLarge',
  415: 'wrongContent',
};

/** The problem of an upload that threw. */
function problemOf(failure: unknown): UploadProblem {
  if (failure instanceof UploadFault) return BY_STATUS[failure.status] ?? 'failed';
  return 'failed';
}

/** The problem if the service returned no upload address. */
function refusalOf(error: Parameters<typeof isCallError>[0]): UploadProblem {
  if (!isCallError(error)) return 'failed';
  // A 409 has a second meaning: the application was withdrawn.
  if (error.refused.some(({ keyword }) => keyword === 'maxItems')) return 'full';
  return BY_STATUS[error.status] ?? 'failed';
}

interface Uploads {
  uploads: readonly Upload[];
  /** Adds files. `room` is the number of documents that may still be added. */
  choose(files: readonly File[], kind: WireDocumentKind, remaining: number): void;
  retry(key: string): void;
  /** Cancels an upload, or removes a failed one from the list. */
  leave(key: string): void;
  /** Cancels all uploads. */
  leaveAll(): void;
}

/**
 * Uploads documents one after the other, so that the first is complete before the last has begun. Leaving the page
 * cancels a running upload and deletes its document at the service.
 */
export function useUploads(applicationId: string, onArrived: (name: string) => void): Uploads {
  const [uploads, dispatchUpload] = useReducer(uploadsAfter, []);
  const [addDocument] = useAddDocumentMutation();
  const [finishDocument] = useFinishDocumentMutation();
  const [removeDocument] = useRemoveDocumentMutation();
  const dispatch = useAppDispatch();
  const sending = useRef<{ key: string; ending: AbortController }>(undefined);

  const send = async ({ key, file, kind }: Upload, { signal }: AbortController): Promise<void> => {
    const type = documentType(file);
    if (!type) return;
    const hash = await fileHash(file);
    const document = { name: documentName(file.name), kind, size: file.size, type, ...(hash && { hash }) };
    const { data, error } = await addDocument({ applicationId, key, document });
    // Otherwise the service would wait for bytes that will not come.
    const giveUp = () => {
      if (data) void removeDocument({ applicationId, documentId: data.document.id });
    };
    if (signal.aborted) return giveUp();
    if (!data) return dispatchUpload({ type: 'failed', key, problem: refusalOf(error) });
    dispatchUpload({ type: 'known', key, documentId: data.document.id });
    try {
      await uploadFile({
        url: new URL(data.url, customerUrl).href,
        body: file,
        type,
        headers: data.headers ?? {},
        signal,
        onProgress: (share) => dispatchUpload({ type: 'moved', key, share }),
      });
      // The object storage has the bytes, and the service checks them.
      if (data.headers) {
        const { error } = await finishDocument({ applicationId, documentId: data.document.id });
        if (error) throw new UploadFault(isCallError(error) ? error.status : 0);
      }
    } catch (failure) {
      if (signal.aborted) return giveUp();
      // The service has the bytes, but its answer to an earlier attempt was lost.
      const isThere = failure instanceof UploadFault && failure.status === 409;
      if (!isThere) {
        const problem = problemOf(failure);
        dispatchUpload({ type: 'failed', key, problem });
        // No retry can succeed.
        if (isFinal(problem)) giveUp();
        return;
      }
    }
    if (signal.aborted) return giveUp();
    dispatchUpload({ type: 'left', key });
    onArrived(document.name);
  };

  const next = uploads.find(({ state }) => state === 'queued');
  const isSending = uploads.some(({ state }) => state === 'sending');
  const begin = (upload: Upload) => {
    const ending = new AbortController();
    sending.current = { key: upload.key, ending };
    dispatchUpload({ type: 'began', key: upload.key });
    void send(upload, ending).finally(() =>
      dispatch(applicationCalls.util.invalidateTags(['documents', 'dashboard'])),
    );
  };
  useEffect(() => {
    if (next && !isSending) begin(next);
  });
  useEffect(() => () => sending.current?.ending.abort(), []);

  const leave = (key: string) => {
    dispatchUpload({ type: 'left', key });
    const { state, documentId } = uploads.find((upload) => upload.key === key) ?? {};
    // A running upload deletes its document when it ends.
    if (sending.current?.key === key) sending.current.ending.abort();
    if (state !== 'sending' && documentId) void removeDocument({ applicationId, documentId });
  };
  return {
    uploads,
    choose: (files, kind, remaining) =>
      dispatchUpload({
        type: 'chosen',
        uploads: files.map((file, place) => {
          const problem = documentProblem(file) ?? (place >= remaining ? 'full' : undefined);
          const state = problem ? 'failed' : 'queued';
          return { key: newIdempotencyKey(), file, kind, state, share: 0, ...(problem && { problem }) };
        }),
      }),
    retry: (key) => dispatchUpload({ type: 'tried', key }),
    leave,
    leaveAll: () => {
      for (const { key } of uploads) leave(key);
    },
  };
}
