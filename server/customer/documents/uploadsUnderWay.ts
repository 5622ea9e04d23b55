/** Which documents' bytes are coming in just now. */
export interface UploadsUnderWay {
  /**
   * Does the work of one upload. One that began before for the same document is ended: its line may be dead without
   * our knowing, and who sends again shall not wait for that.
   */
  during<Result>(id: string, work: (taken: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Ends the one of a document that is no longer wanted. */
  end(id: string): void;
}

/** None yet. */
export function uploadsUnderWay(): UploadsUnderWay {
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
