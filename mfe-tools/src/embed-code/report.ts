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

  changed(where: string, message: string) {
    this.notes.push({ kind: 'changed', where, message });
  }
}

/** Shortens a piece of foreign text to one line, for a sentence. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`;
}
