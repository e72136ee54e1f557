/** A change of a text, with the selection after it. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  /** Selection after the change, as offsets in the new text. */
  selection: [from: number, to: number];
}

/** Adds a mark around the selection, or removes it if present. */
export function toggleMark(text: string, from: number, to: number, mark: string): TextEdit {
  const { length } = mark;
  const selected = text.slice(from, to);
  if (text.slice(from - length, from) === mark && text.slice(to, to + length) === mark) {
    return {
      from: from - length,
      to: to + length,
      insert: selected,
      selection: [from - length, to - length],
    };
  }
  return { from, to, insert: mark + selected + mark, selection: [from + length, to + length] };
}

/** Adds a prefix to every selected line, or removes it if all lines have it. */
export function togglePrefix(text: string, from: number, to: number, prefix: string): TextEdit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const newline = text.indexOf('\n', to);
  const end = newline === -1 ? text.length : newline;
  const lines = text.slice(start, end).split('\n');
  const isThere = lines.every((line) => line.startsWith(prefix));
  const insert = lines
    .map((line) => (isThere ? line.slice(prefix.length) : prefix + line))
    .join('\n');
  return { from: start, to: end, insert, selection: [start, start + insert.length] };
}

/** Turns the selection into the text of a link and selects the link's address. */
export function makeLink(text: string, from: number, to: number): TextEdit {
  const words = text.slice(from, to) || 'text';
  const address = 'https://';
  const begin = from + words.length + 3;
  return {
    from,
    to,
    insert: `[${words}](${address})`,
    selection: [begin, begin + address.length],
  };
}

/** Replaces the selection by a text. */
export function insertText(from: number, to: number, insert: string): TextEdit {
  const end = from + insert.length;
  return { from, to, insert, selection: [end, end] };
}

/** Kind of the input event of a change, as browsers name their own corrections: a separate step to undo. */
export const REPLACEMENT = 'insertReplacementText';

/** Applies a change as an input event, so that React's state follows. */
export function applyEdit(field: HTMLInputElement | HTMLTextAreaElement, edit: TextEdit) {
  field.focus();
  field.setRangeText(edit.insert, edit.from, edit.to, 'end');
  field.setSelectionRange(...edit.selection);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: REPLACEMENT }));
}

/** The selection in a field; the end of its text if it never had the focus. */
export function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): [number, number] {
  const end = field.value.length;
  return [field.selectionStart ?? end, field.selectionEnd ?? end];
}
