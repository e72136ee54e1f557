import type { ListItem } from './tokens.ts';

interface Level {
  indent: number;
  /** The next item's number; undefined in a list of bullets. */
  next?: number;
}

/**
 * Collects the lines of a list as Discord does: an item is nested if it has more blanks before it than the
 * last one, the first item of a level decides whether all are numbered, numbers count up from the
 * first, and a line that begins with a blank continues its item.
 */
export class ListReader {
  private items: ListItem[] = [];
  private levels: Level[] = [];

  /** @returns false if the line does not belong to the list */
  read(line: string): boolean {
    const [, blanks = '', number, text] =
      /^( {0,20})(?:[-*]|(\d{1,9})\.) +(\S[^]*)$/.exec(line) ?? [];
    if (text !== undefined) {
      this.add(blanks.length, number === undefined ? undefined : Number(number), text);
      return true;
    }
    const last = this.items.at(-1);
    if (!last || !/^ +\S/.test(line)) return false;
    last.text += `\n${line.trimStart()}`;
    return true;
  }

  /** @returns the items since the last call */
  take(): ListItem[] {
    const { items } = this;
    this.items = [];
    this.levels = [];
    return items;
  }

  private add(indent: number, number: number | undefined, text: string) {
    const { levels } = this;
    while (levels.length > 1 && indent < (levels.at(-1)?.indent ?? 0)) levels.pop();
    const top = levels.at(-1);
    if (!top || indent > top.indent) levels.push({ indent, next: number });
    else if (indent < top.indent) levels[0] = { indent, next: number };
    const level = levels.at(-1) as Level;
    const depth = Math.min(10, levels.length - 1);
    if (level.next === undefined) this.items.push({ depth, text });
    else this.items.push({ depth, number: level.next++, text });
  }
}
