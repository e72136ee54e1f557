import { makeLink, selectionOf, toggleMark, togglePrefix } from './text-edits.ts';
import type { TextEdit } from './text-edits.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Make = (text: string, from: number, to: number) => TextEdit;

export interface MarkTool {
  name: string;
  /** Key with Ctrl or Command. Upper case: with Shift, too. */
  key?: string;
  make: Make;
}

const around =
  (mark: string): Make =>
  (text, from, to) =>
    toggleMark(text, from, to, mark);
const before =
  (prefix: string): Make =>
  (text, from, to) =>
    togglePrefix(text, from, to, prefix);

/** The marks that have a button, in their order. */
export const MARK_TOOLS = {
  bold: { name: 'Bold', key: 'b', make: around('**') },
  italic: { name: 'Italic', key: 'i', make: around('*') },
  underline: { name: 'Underline', key: 'u', make: around('__') },
  strike: { name: 'Strikethrough', key: 'X', make: around('~~') },
  code: { name: 'Code', key: 'e', make: around('`') },
  codeBlock: { name: 'Code block', make: (text, from, to) => block(text, from, to) },
  spoiler: { name: 'Spoiler', make: around('||') },
  link: { name: 'Link', key: 'k', make: makeLink },
  heading: { name: 'Heading', make: before('## ') },
  quote: { name: 'Quote', make: before('> ') },
  list: { name: 'List', make: before('- ') },
} as const satisfies Record<string, MarkTool>;
export type MarkName = keyof typeof MARK_TOOLS;

function block(text: string, from: number, to: number): TextEdit {
  const words = text.slice(from, to);
  return {
    from,
    to,
    insert: `\`\`\`\n${words}\n\`\`\``,
    selection: [from + 4, from + 4 + words.length],
  };
}

/** The change that a mark makes in a field. */
export function editFor(name: MarkName, field: Field): TextEdit {
  return MARK_TOOLS[name].make(field.value, ...selectionOf(field));
}
