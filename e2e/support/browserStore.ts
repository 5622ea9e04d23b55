import type { Page } from '@playwright/test';

/** Returns all data that the browser stores for the product, except cookies, as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state];
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        stored.push(await read(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /json|html|text\/plain/.test(answer?.headers.get('Content-Type') ?? '');
        stored.push(request.url, isText ? await answer?.text() : '');
      }
    }
    return JSON.stringify(stored);
  });
}
