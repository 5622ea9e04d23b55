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
});

/** A device's text under one of the product's keys, as a library wrote it; null where there is none. */
export function deviceText(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Kept on the device. */
export const deviceStorage: Storage = wrap(() => globalThis.localStorage);
/** Kept until the tab closes: visited MLS numbers (L2). */
export const tabStorage: Storage = wrap(() => globalThis.sessionStorage);
