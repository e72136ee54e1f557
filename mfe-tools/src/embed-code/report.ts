import type { Bot } from './bot.ts';

/** What an import did to one piece of its input. */
export interface ReadNote {
  kind: 'dropped' | 'shortened' | 'changed';
  /** Display name of the piece, such as `Field 3, value`. */
  where: string;
  /** One sentence. */
  message: string;
}

/** Collects the notes of one import, for a bot. */
export class ReadReport {
  readonly notes: ReadNote[] = [];
  private readonly added: { keys: Set<string>; note?: ReadNote } = { keys: new Set() };

  constructor(readonly bot: Bot) {}

  dropped(where: string, message: string) {
    this.notes.push({ kind: 'dropped', where, message });
  }

  /** Items of a list beyond the most that are imported. */
  beyond(list: 'fields' | 'buttons', count: number, most: number) {
    if (count <= most) return;
    const left = count - most;
    const which = left === 1 ? `${count}` : `${most + 1}-${count}`;
    const items = left === 1 ? list.slice(0, -1) : list;
    this.dropped(
      list === 'fields' ? 'Fields' : 'Buttons',
      `${left} ${items} left out (${which}): at most ${most} are imported.`,
    );
  }

  /** A key that Discord adds to a message that it has received. All such keys are one note. */
  byDiscord(key: string) {
    const { added } = this;
    added.keys.add(key);
    if (!added.note) {
      added.note = { kind: 'dropped', where: 'Added by Discord', message: '' };
      this.notes.push(added.note);
    }
    const keys = [...added.keys].map(quote);
    added.note.message = `${listed(keys)} ${keys.length === 1 ? 'is' : 'are'} left out.`;
  }

  shortened(where: string, limit: number) {
    this.notes.push({ kind: 'shortened', where, message: `Shortened to ${limit} characters.` });
  }

  /** A field without a name or value. It is imported as it is. */
  incomplete(where: string, name: string, value: string) {
    if (name !== '' && value !== '') return;
    this.changed(where, `It has no ${name === '' ? 'name' : 'value'}. Some bots refuse that.`);
  }

  changed(where: string, message: string) {
    this.notes.push({ kind: 'changed', where, message });
  }
}

/** `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Shortens a piece of foreign text to one line, for a sentence. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`;
}

/** Name of one of several embeds, for a choice. */
export function embedName(index: number, ...texts: string[]): string {
  const text = texts.find((words) => words.trim() !== '');
  return `Embed ${index + 1}${text === undefined ? '' : `: ${quote(text)}`}`;
}
