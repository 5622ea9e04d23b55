import { useEffect, useReducer, useRef } from 'react';
import {
  applicationCalls,
  useAddDocumentMutation,
  useRemoveDocumentMutation,
} from '#api/customer/applicationCalls.ts';
import type { WireDocumentKind } from '#api/customer/applicationContract.ts';
import { customerUrl } from '#api/customer/customerApi.ts';
import { isCallError } from '#api/errors.ts';
import { documentName, documentProblem, documentType } from '#domain/application/documentFile.ts';
import { newIdempotencyKey } from '#platform/idempotencyKey.ts';
import { UploadFault, uploadFile } from '#platform/uploadFile.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { isFinal, type Upload, type UploadProblem, uploadsAfter } from './uploads.ts';

/** What a refused upload means for the file. */
const BY_STATUS: Record<number, UploadProblem> = {
  0: 'unreachable',
  413: 'tooLarge',
  415: 'wrongContent',
};

/** What kept a file from arriving, by what was thrown. */
function problemOf(failure: unknown): UploadProblem {
  if (failure instanceof UploadFault) return BY_STATUS[failure.status] ?? 'failed';
  return 'failed';
}

/** What kept the service from giving an address for it. */
function refusalOf(error: Parameters<typeof isCallError>[0]): UploadProblem {
  if (!isCallError(error)) return 'failed';
  // A 409 also says that the application was withdrawn.
  if (error.refused.some(({ keyword }) => keyword === 'maxItems')) return 'full';
  return BY_STATUS[error.status] ?? 'failed';
}

interface Uploads {
  uploads: readonly Upload[];
  /** Takes files in; `room` is how many more documents there may be. */
  choose(files: readonly File[], kind: WireDocumentKind, room: number): void;
  retry(key: string): void;
  /** Ends it, or takes a failed one out of sight. */
  leave(key: string): void;
  /** Ends all. */
  leaveAll(): void;
}

/**
 * Sends documents one after the other, so that the first is there before the last has begun. What is on its way when
 * the page is left is given up, and what the service keeps of it deleted.
 */
export function useUploads(applicationId: string, onArrived: (name: string) => void): Uploads {
  const [uploads, tell] = useReducer(uploadsAfter, []);
  const [addDocument] = useAddDocumentMutation();
  const [removeDocument] = useRemoveDocumentMutation();
  const dispatch = useAppDispatch();
  const sending = useRef<{ key: string; ending: AbortController }>(undefined);

  const send = async ({ key, file, kind }: Upload, { signal }: AbortController): Promise<void> => {
    const type = documentType(file);
    if (!type) return;
    const document = { name: documentName(file.name), kind, size: file.size, type };
    const { data, error } = await addDocument({ applicationId, key, document });
    // The service waits for bytes that will not come.
    const giveUp = () => {
      if (data) void removeDocument({ applicationId, documentId: data.document.id });
    };
    if (signal.aborted) return giveUp();
    if (!data) return tell({ type: 'failed', key, problem: refusalOf(error) });
    tell({ type: 'known', key, documentId: data.document.id });
    try {
      await uploadFile({
        url: new URL(data.url, customerUrl).href,
        body: file,
        type,
        signal,
        onProgress: (share) => tell({ type: 'moved', key, share }),
      });
    } catch (failure) {
      if (signal.aborted) return giveUp();
      // The answer to an earlier try was lost on its way: the bytes are there.
      const isThere = failure instanceof UploadFault && failure.status === 409;
      if (!isThere) {
        const problem = problemOf(failure);
        tell({ type: 'failed', key, problem });
        // No further try would mend it.
        if (isFinal(problem)) giveUp();
        return;
      }
    }
    if (signal.aborted) return giveUp();
    tell({ type: 'left', key });
    onArrived(document.name);
  };

  const next = uploads.find(({ state }) => state === 'queued');
  const isSending = uploads.some(({ state }) => state === 'sending');
  const begin = (upload: Upload) => {
    const ending = new AbortController();
    sending.current = { key: upload.key, ending };
    tell({ type: 'began', key: upload.key });
    void send(upload, ending).finally(() =>
      dispatch(applicationCalls.util.invalidateTags(['documents', 'dashboard'])),
    );
  };
  useEffect(() => {
    if (next && !isSending) begin(next);
  });
  useEffect(() => () => sending.current?.ending.abort(), []);

  const leave = (key: string) => {
    tell({ type: 'left', key });
    const { state, documentId } = uploads.find((upload) => upload.key === key) ?? {};
    // What is being sent is deleted once it has ended.
    if (sending.current?.key === key) sending.current.ending.abort();
    if (state !== 'sending' && documentId) void removeDocument({ applicationId, documentId });
  };
  return {
    uploads,
    choose: (files, kind, room) =>
      tell({
        type: 'chosen',
        uploads: files.map((file, place) => {
          const problem = documentProblem(file) ?? (place >= room ? 'full' : undefined);
          const state = problem ? 'failed' : 'queued';
          return { key: newIdempotencyKey(), file, kind, state, share: 0, ...(problem && { problem }) };
        }),
      }),
    retry: (key) => tell({ type: 'tried', key }),
    leave,
    leaveAll: () => {
      for (const { key } of uploads) leave(key);
    },
  };
}
