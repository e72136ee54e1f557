import { BUTTON_STYLES, emptyButton, emptyEmbed, emptyField } from '../embed-code/embed.ts';
import type { Embed } from '../embed-code/embed.ts';

/** Where this browser keeps the draft. */
const KEY = 'portico.embed-draft';

interface SavedDraft {
  embed: Embed;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/**
 * Keeps the draft in this browser, unfinished pieces included.
 * @returns false where the browser keeps nothing
 */
export function saveDraft(embed: Embed, savedAt: number): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ embed, savedAt } satisfies SavedDraft));
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
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
    if (!isObject(saved) || typeof saved.savedAt !== 'number') return undefined;
    if (!isObject(saved.embed)) return undefined;
    return { embed: restore(saved.embed), savedAt: saved.savedAt };
  } catch {
    return undefined;
  }
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
