/** Selected text as offsets into the text of the page's `main`. */
export interface SelectedText {
  start: number;
  end: number;
  text: string;
}

/** @returns undefined without a selection, or with one outside of `main` */
export function readSelection(root: Element): SelectedText | undefined {
  const selection = document.getSelection();
  const main = root.querySelector('main');
  if (!main || !selection?.rangeCount || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!main.contains(range.startContainer) || !main.contains(range.endContainer)) return undefined;
  const before = document.createRange();
  before.setStart(main, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const text = range.toString();
  return { start, end: start + text.length, text };
}

/** Selects the same text in the other tree, unless the text differs. */
export function restoreSelection({ start, end, text }: SelectedText, root: Element) {
  const main = root.querySelector('main');
  const from = main && pointAt(main, start, 'start');
  const to = main && pointAt(main, end, 'end');
  if (!from || !to) return;
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  if (range.toString() !== text) return;
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** A start is the beginning of a text node rather than the end of the previous one. */
function pointAt(root: Element, offset: number, edge: 'start' | 'end') {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text;
    if (edge === 'start' ? left < length : left <= length) return { node, offset: left };
    left -= length;
  }
  return undefined;
}
