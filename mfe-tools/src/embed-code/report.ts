/** What an import did to one piece of its input. */
export interface ReadNote {
  kind: 'dropped' | 'shortened' | 'changed';
  /** Display name of the piece, such as `Field 3, value`. */
  where: string;
  /** One sentence. */
  message: string;
}

/** Collects the notes of one import. */
export class ReadReport {
  readonly notes: ReadNote[] = [];

  dropped(where: string, message: string) {
    this.notes.push({ kind: 'dropped', where, message });
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
