/**
 * Web storage that never throws: in private windows and on full disks reads return undefined and writes return false.
 * Values are JSON under keys with the product's prefix.
 */

const PREFIX = 'hp:';

export interface Storage {
  /** Returns the stored value, or undefined if there is none or it can't be read; the caller checks its shape. */
  read(key: string): unknown;
  /** Returns true if the value was stored. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Removes all of the product's values here, except some keys. */
  clear(except: readonly string[]): void;
}

const wrap = (open: () => globalThis.Storage): Storage => ({
  read(key) {
    try {
      const text = open().getItem(PREFIX + key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    try {
      open().setItem(PREFIX + key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  remove(key) {
    try {
      open().removeItem(PREFIX + key);
    } catch {
      // Storage that can't be opened holds nothing to remove.
    }
  },
  clear(except) {
    try {
      const store = open();
      const preserved = new Set(except.map((key) => PREFIX + key));
      const own = Object.keys(store).filter((key) => key.startsWith(PREFIX));
      for (const key of own) if (!preserved.has(key)) store.removeItem(key);
    } catch {
      // Storage that can't be opened holds nothing to remove.
    }
  },
});

/** Returns the stored text of one of the product's keys, as a library wrote it; null if there is none. */
export function deviceText(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * Calls back for each change that another tab makes to a key of the device's storage.
 * @param follow receives the value as `read` returns it
 * @returns a function that ends it
 */
export function followDevice(key: string, follow: (value: unknown) => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === PREFIX + key) follow(deviceStorage.read(key));
  };
  globalThis.addEventListener('storage', changed);
  return () => globalThis.removeEventListener('storage', changed);
}

/** Storage that stays on the device. */
export const deviceStorage: Storage = /* @__PURE__ */ wrap(() => globalThis.localStorage);
/** Storage that lasts until the tab closes. */
export const tabStorage: Storage = /* @__PURE__ */ wrap(() => globalThis.sessionStorage);
/** The storage of another tab of this origin, which this one opened. */
export const storageOf = (tab: Window): Storage => wrap(() => tab.sessionStorage);
