/** The documents whose bytes are being received. */
export interface ActiveUploads {
  /**
   * Does the work of one upload, and aborts an earlier one of the same document. Its connection may be dead without
   * our knowledge, and the client that sends again must not wait for it.
   */
  during<Result>(id: string, work: (taken: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Aborts the upload of a document that was removed. */
  end(id: string): void;
}

/** Starts without uploads. */
export function activeUploads(): ActiveUploads {
  const byDocument = new Map<string, AbortController>();
  const end = (id: string): void => byDocument.get(id)?.abort();
  return {
    end,
    async during(id, work) {
      end(id);
      const own = new AbortController();
      byDocument.set(id, own);
      try {
        return await work(own.signal);
      } finally {
        if (byDocument.get(id) === own) byDocument.delete(id);
      }
    },
  };
}
