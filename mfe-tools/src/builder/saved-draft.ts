import { BUTTON_STYLES, emptyButton, emptyEmbed, emptyField } from '../embed-code/embed.ts';
import type { Embed } from '../embed-code/embed.ts';

/** Key of the draft in localStorage. */
const KEY = 'portico.embed-draft';

export interface SavedDraft {
  embed: Embed;
  /** Milliseconds since 1970. */
  savedAt: number;
  /**
   * The draft was opened from a link or a template and has not been edited, so its source still
   * has it.
   */
  isOpened?: boolean;
}

/**
 * Saves the draft in this browser, incomplete items included.
 * @returns false if storage is not available
 */
export function saveDraft(draft: SavedDraft): boolean {
  return store(KEY, draft);
}

/** Stores a value in localStorage. @returns false if storage is not available or full */
export function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** @returns undefined if there is no readable draft */
export function loadDraft(): SavedDraft | undefined {
  return readSaved(stored(KEY));
}

/** The stored value of a key. @returns undefined if it cannot be read */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

/** @returns undefined for a value that is not a saved draft */
export function readSaved(saved: unknown): SavedDraft | undefined {
  if (!isObject(saved) || typeof saved.savedAt !== 'number') return undefined;
  if (!isObject(saved.embed)) return undefined;
  const { savedAt } = saved;
  return {
    embed: restore(saved.embed),
    savedAt,
    ...(saved.isOpened === true && { isOpened: true }),
  };
}

/** Whether two embeds are equal. */
export function isSameEmbed(embed: Embed, other: Embed): boolean {
  return JSON.stringify(restore({ ...embed })) === JSON.stringify(restore({ ...other }));
}

/** Another version may have written the value: only values of the right type are used. */
function restore(saved: Record<string, unknown>): Embed {
  const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
  return {
    ...like(emptyEmbed, saved),
    author: like(emptyEmbed.author, saved.author),
    footer: like(emptyEmbed.footer, saved.footer),
    fields: list(saved.fields).map((field) => like(emptyField, field)),
    buttons: list(saved.buttons).map((saved) => {
      const button = like(emptyButton, saved);
      return BUTTON_STYLES.includes(button.style) ? button : { ...button, style: 'primary' };
    }),
  };
}

/** An object with the model's keys, and those values that have the model's types. */
function like<Model extends object>(model: Model, value: unknown): Model {
  const source = isObject(value) ? value : {};
  const entries = Object.entries(model).map(([key, fallback]: [string, unknown]) => {
    const isSame = typeof source[key] === typeof fallback && typeof fallback !== 'object';
    return [key, isSame ? source[key] : fallback];
  });
  return Object.fromEntries(entries) as Model;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
