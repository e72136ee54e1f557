import type { Progress } from './steps.ts';

const KEY = 'portico.first-run';

/** By the id of the invoice. An entry may be anything: another version of the site has stored it. */
type All = Readonly<Record<string, Progress | null | undefined>>;

/** What this browser remembers, by the id of the invoice; nothing where it has no storage. */
export function storedProgress(): All {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as All)
      : {};
  } catch {
    return {};
  }
}

export function storeProgress(all: All): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage the steps are shown again.
  }
}
