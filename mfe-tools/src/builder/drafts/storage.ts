/** What became of a value: stored, no room, or no storage at all. */
export type Stored = 'stored' | 'full' | 'unavailable';

/** Stores a text in this browser. */
export function storeText(key: string, text: string, storage: () => Storage = local): Stored {
  try {
    storage().setItem(key, text);
    return 'stored';
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return isFull ? 'full' : 'unavailable';
  }
}

/** @returns null without such a text or without storage */
export function storedText(key: string, storage: () => Storage = local): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

export function removeText(key: string, storage: () => Storage = local): void {
  try {
    storage().removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

export function storedKeys(prefix: string, storage: () => Storage = local): string[] {
  try {
    return Object.keys(storage()).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** The value of a JSON text. @returns undefined for anything else */
export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Browsers that block storage throw when it is named. */
const local = () => localStorage;
/** Storage of one tab, which a reload keeps. */
export const tab = () => sessionStorage;
