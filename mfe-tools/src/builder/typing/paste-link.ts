import type { TextEdit } from '../text/text-edits.ts';

/**
 * What pasting a link onto a selection does: the selected words become the text of a masked link.
 * @returns undefined if the text should replace the selection: no link, no words, or an address
 */
export function pasteLink(
  text: string,
  from: number,
  to: number,
  pasted: string,
): TextEdit | undefined {
  const address = pasted.trim();
  const words = text.slice(from, to);
  if (!/^https?:\/\/[^\s<>]+$/i.test(address) || words.trim() === '') return undefined;
  // Discord masks no address behind another one. The address of a link is replaced.
  if (/https?:\/\/|[\n[\]]/i.test(words) || text.slice(0, from).endsWith('](')) return undefined;
  const target = isBalanced(address) ? address : `<${address}>`;
  const insert = `[${words}](${target})`;
  const end = from + insert.length;
  return { from, to, insert, selection: [end, end] };
}

/** Whether each closing parenthesis has an opening one before it. */
function isBalanced(address: string): boolean {
  let open = 0;
  for (const letter of address) {
    if (letter === '(') open += 1;
    if (letter === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
