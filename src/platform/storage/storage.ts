/**
 * Web storage that never throws: private windows and full disks answer "nothing stored" and "not kept".
 * Values are JSON under keys with the product's prefix.
 */

const PREFIX = 'hp:';

export interface Storage {
  /** The stored value, or undefined where there is none or it can't be read; the caller checks its shape. */
  read(key: string): unknown;
  /** Whether the value was kept. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Removes all that the product keeps here, save some keys. */
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
      const kept = new Set(except.map((key) => PREFIX + key));
      const own = Object.keys(store).filter((key) => key.startsWith(PREFIX));
      for (const key of own) if (!kept.has(key)) store.removeItem(key);
    } catch {
      // Storage that can't be opened holds nothing to remove.
    }
  },
});

/** A device's text under one of the product's keys, as a library wrote it; null where there is none. */
export function deviceText(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * Tells of each change that another tab makes to what the device keeps under a key.
 * @param follow takes the value as `read` does
 * @returns stops it
 */
export function followDevice(key: string, follow: (value: unknown) => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === PREFIX + key) follow(deviceStorage.read(key));
  };
  globalThis.addEventListener('storage', changed);
  return () => globalThis.removeEventListener('storage', changed);
}

/** Kept on the device. */
export const deviceStorage: Storage = /* @__PURE__ */ wrap(() => globalThis.localStorage);
/** Kept until the tab closes: visited MLS numbers (L2). */
export const tabStorage: Storage = /* @__PURE__ */ wrap(() => globalThis.sessionStorage);
