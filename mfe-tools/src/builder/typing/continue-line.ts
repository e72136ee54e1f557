import type { TextEdit } from '../text/text-edits.ts';

/** The quote sign and the list marker with which a line begins. */
const BEGINNING = /^(> )?(?:( {0,20})(?:([-*])|(\d{1,8})\.) )?/;

/**
 * What Enter does in a list or a quote: it begins the next item, and ends the list or quote at an empty item.
 * @returns undefined for any other line, and in code blocks
 */
export function continueLine(text: string, caret: number): TextEdit | undefined {
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  const newline = text.indexOf('\n', caret);
  const end = newline === -1 ? text.length : newline;
  const [whole, quote = '', indent = '', bullet, number] = BEGINNING.exec(
    text.slice(start, end),
  ) ?? [''];
  if (whole === '' || caret < start + whole.length || isInCode(text, start)) return undefined;
  const isItem = whole.length > quote.length;
  if (text.slice(start + whole.length, end).trim() === '') {
    // The list ends before the quote around it.
    const from = isItem ? start + quote.length : start;
    return { from, to: end, insert: '', selection: [from, from] };
  }
  const marker = number === undefined ? bullet : `${Number(number) + 1}.`;
  const insert = `\n${quote}${isItem ? `${indent}${marker} ` : ''}`;
  const after = caret + insert.length;
  return { from: caret, to: caret, insert, selection: [after, after] };
}

/** An odd number of fences before a position: a code block is open. */
const isInCode = (text: string, at: number) => text.slice(0, at).split('```').length % 2 === 0;
