/** A browser's caches in memory, as far as the service worker uses them. Addresses are the keys. */
export class MemoryCaches {
  readonly stored = new Map<string, Map<string, Response>>();
  /** If set, every call throws it, like a device that refuses storage. */
  refusal: Error | undefined;

  private check(): void {
    if (this.refusal) throw this.refusal;
  }

  async open(name: string) {
    this.check();
    const entries = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, entries);
    const urlOf = (key: Request | string) => (typeof key === 'string' ? key : key.url);
    const plain = (url: string) => url.split('?')[0];
    return {
      match: async (key: Request | string, options: { ignoreSearch?: boolean } = {}) => {
        this.check();
        const found = options.ignoreSearch
          ? [...entries].find(([url]) => plain(url) === plain(urlOf(key)))?.[1]
          : entries.get(urlOf(key));
        return found?.clone();
      },
      put: async (key: Request | string, response: Response) => {
        this.check();
        entries.delete(urlOf(key));
        entries.set(urlOf(key), response);
      },
      delete: async (key: Request | string) => entries.delete(urlOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  }

  async has(name: string): Promise<boolean> {
    this.check();
    return this.stored.has(name);
  }

  async delete(name: string): Promise<boolean> {
    this.check();
    return this.stored.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.stored.keys()];
  }

  async match(key: Request | string, options: { cacheName?: string; ignoreSearch?: boolean } = {}) {
    const names = options.cacheName ? [options.cacheName] : await this.keys();
    for (const name of names.filter((one) => this.stored.has(one))) {
      const found = await (await this.open(name)).match(key, options);
      if (found) return found;
    }
    return undefined;
  }

  /** Addresses in a cache, without the host. */
  paths(name: string): string[] {
    return [...(this.stored.get(name)?.keys() ?? [])].map((url) => url.replace(ORIGIN, ''));
  }
}

/** The product's origin in these tests. */
export const ORIGIN = 'https://homes.example';
