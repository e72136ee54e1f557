import { BUTTON_STYLES, emptyButton, emptyField, newEmbed } from '../../embed-code/embed.ts';
import type { Embed } from '../../embed-code/embed.ts';

/** A draft in this browser. */
export interface SavedDraft {
  id: string;
  /** As the visitor named it; empty for the first text of the embed. */
  name: string;
  embed: Embed;
  /** Milliseconds since 1970. */
  savedAt: number;
  /**
   * The draft was opened from a link or a template and has not been edited, so its source still
   * has it.
   */
  isOpened?: boolean;
}

/** Maximum number of characters of a name. */
export const MAX_NAME = 80;

/** @returns undefined for a value that is not a saved draft */
export function readSaved(id: string, saved: unknown): SavedDraft | undefined {
  if (!isObject(saved) || typeof saved.savedAt !== 'number') return undefined;
  if (!isObject(saved.embed)) return undefined;
  const { savedAt, name } = saved;
  return {
    id,
    name: typeof name === 'string' ? name.slice(0, MAX_NAME) : '',
    embed: restoreEmbed(saved.embed),
    savedAt,
    ...(saved.isOpened === true && { isOpened: true }),
  };
}

/** Whether two embeds are equal. */
export function isSameEmbed(embed: Embed, other: Embed): boolean {
  return JSON.stringify(restoreEmbed(embed)) === JSON.stringify(restoreEmbed(other));
}

/** The name of a draft, or the first text of its embed. */
export function nameOf({ name, embed }: Pick<SavedDraft, 'name' | 'embed'>): string {
  const { title, content, description, author, fields, footer } = embed;
  const texts = [name, title, content, description, author.name, fields[0]?.name, footer.text];
  const text = texts.find((words) => words?.trim())?.trim() ?? 'Untitled draft';
  return text.length > MAX_NAME ? `${text.slice(0, MAX_NAME)}…` : text;
}

/** What a draft has; it has a color of its own. */
const MODEL = newEmbed('#5865f2');

/** Another version may have written the value: only values of the right type are used. */
export function restoreEmbed(value: unknown): Embed {
  const saved = isObject(value) ? value : {};
  const list = (items: unknown) => (Array.isArray(items) ? (items as unknown[]) : []);
  return {
    ...like(MODEL, saved),
    author: like(MODEL.author, saved.author),
    footer: like(MODEL.footer, saved.footer),
    fields: list(saved.fields).map((field) => like(emptyField, field)),
    buttons: list(saved.buttons).map((item) => {
      const button = like(emptyButton, item);
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

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
