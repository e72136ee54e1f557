/** A change of a text and what is selected afterwards. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  /** Selection behind the change, counted in the new text. */
  selection: [from: number, to: number];
}

/** Puts a mark around the selection, or takes it away where it is there. */
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

/** Puts a prefix before every selected line, or takes it away where all of them have it. */
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

/** Makes the selection the words of a link and selects its address. */
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

/** Puts a text in the selection's place. */
export function insertText(from: number, to: number, insert: string): TextEdit {
  const end = from + insert.length;
  return { from, to, insert, selection: [end, end] };
}

/** Carries a change out as if it was typed, so that React's state follows. */
export function applyEdit(field: HTMLInputElement | HTMLTextAreaElement, edit: TextEdit) {
  field.focus();
  field.setRangeText(edit.insert, edit.from, edit.to, 'end');
  field.setSelectionRange(...edit.selection);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is selected in a field; its end where nobody was in it yet. */
export function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): [number, number] {
  const end = field.value.length;
  return [field.selectionStart ?? end, field.selectionEnd ?? end];
}
