import { BUTTON_STYLES, emptyButton, emptyEmbed, emptyField } from '../embed-code/embed.ts';
import type { Embed } from '../embed-code/embed.ts';

/** Where this browser keeps the draft. */
const KEY = 'portico.embed-draft';

export interface SavedDraft {
  embed: Embed;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** It came from a link or a template and nobody has edited it: its source still has it. */
  isOpened?: boolean;
}

/**
 * Keeps the draft in this browser, unfinished pieces included.
 * @returns false where the browser keeps nothing
 */
export function saveDraft(draft: SavedDraft): boolean {
  return store(KEY, draft);
}

/** Keeps a value in this browser. @returns false where the browser keeps nothing, or has no room */
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
    // Nothing is kept where nothing can be removed.
  }
}

/** @returns undefined where there is none, or none that can be read */
export function loadDraft(): SavedDraft | undefined {
  return readSaved(stored(KEY));
}

/** What this browser keeps under a key. @returns undefined where nothing can be read */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

/** @returns undefined for what is no saved draft */
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

/** Whether two embeds hold the same. */
export function isSameEmbed(embed: Embed, other: Embed): boolean {
  return JSON.stringify(restore({ ...embed })) === JSON.stringify(restore({ ...other }));
}

/** Another version may have written it: only values of the right kind are taken. */
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

/** An object of the model's keys, with the values that are of the model's kinds. */
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
