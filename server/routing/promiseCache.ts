import { LRUCache } from 'lru-cache';

/** Answers by key. Equal questions share one answer, also while it is being computed. Failures are not cached. */
export interface PromiseCache<Value> {
  get(key: string, make: () => Promise<Value>): Promise<Value>;
}

/**
 * Creates a cache.
 * @param max maximum number of answers
 * @param ttl milliseconds for which an answer is used; without an end by default
 */
export function promiseCache<Value>(max: number, ttl?: number): PromiseCache<Value> {
  const cached = new LRUCache<string, Promise<Value>>({ max, ...(ttl === undefined ? {} : { ttl }) });
  return {
    get(key, make) {
      const known = cached.get(key);
      if (known) return known;
      const made = make();
      cached.set(key, made);
      made.catch(() => cached.delete(key));
      return made;
    },
  };
}
