import { posix } from 'node:path';
import type { DeadReference, ReferenceCheck, Repository } from './repository.ts';

const FENCE = /^( *)(```|~~~)[\s\S]*?^\1\2/gm;
const CODE = /(?<!`)(`+)(?!`)(?:[^\n]*?[^`\n])?\1(?!`)/g;
const LINK = /\]\(\s*<?([^()\s<>]+)>?(?:\s+"[^"]*")?\s*\)|\b(?:src|href)="([^"]+)"/g;

/** The text with its code replaced by blanks, so that offsets stay the same. */
const withoutCode = (text: string) =>
  [FENCE, CODE].reduce(
    (rest, code) => rest.replace(code, (each) => each.replace(/[^\n]/g, ' ')),
    text,
  );

/** Links of Markdown files to files and headings of the repository. */
export const deadLinks: ReferenceCheck = ({ path, text }, repository) => {
  if (!path.endsWith('.md')) return [];
  return [...withoutCode(text).matchAll(LINK)].flatMap((match): DeadReference[] => {
    const target = match[1] ?? match[2] ?? '';
    const problem = problemOf(target, path, repository);
    return problem === undefined ? [] : [{ at: match.index, problem }];
  });
};

function problemOf(target: string, path: string, { paths, anchorsOf }: Repository) {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return undefined;
  const [file = '', anchor] = decodeURIComponent(target).split('#');
  const linked = file === '' ? path : posix.join(posix.dirname(path), file).replace(/\/$/, '');
  if (linked !== '.' && !paths.has(linked)) return `broken link, no such file: ${target}`;
  if (anchor === undefined || anchorsOf(linked)?.has(anchor)) return undefined;
  return `broken link, no such heading: ${target}`;
}

/** The anchors that GitHub gives the headings of a Markdown file. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(FENCE, '').matchAll(/^#{1,6} +(\S.*)$/gm)) {
    const slug = heading
      .replace(/(?<!#)#+$/, '')
      .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replace(/(?<!\w)_(.+?)_(?!\w)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}
