/** A sentence of a Markdown file, without its line breaks. */
interface Sentence {
  text: string;
  /** The line of a place in the text, from 1 within the file. */
  lineOf: (index: number) => number;
}

/** What begins another block: an entry of a list, a heading, a key of the front matter. */
const BEGINS = /^\s*(?:[-*] |\d+[.)] |#|\w+:)/;

/** The sentences of a file. Entries of lists, headings and paragraphs are never part of one. */
export function sentencesOf(file: string): Sentence[] {
  const blocks: { text: string; line: number }[][] = [];
  for (const [index, text] of file.split(/\r?\n/).entries()) {
    const line = { text: text.trim(), line: index + 1 };
    if (line.text === '' || line.text === '---') blocks.push([]);
    else if (BEGINS.test(text) || blocks.length === 0) blocks.push([line]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.flatMap(sentencesIn);
}

function sentencesIn(lines: { text: string; line: number }[]): Sentence[] {
  const text = lines.map((line) => line.text).join(' ');
  /** Where each line begins. */
  const starts: number[] = [];
  let end = 0;
  for (const line of lines) {
    starts.push(end);
    end += line.text.length + 1;
  }
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { index, 0: mark } of [...text.matchAll(/[.!?] |$/g)]) {
    const first = from;
    sentences.push({
      text: text.slice(first, index + mark.length),
      lineOf: (at) => lines[starts.findLastIndex((start) => start <= first + at)]?.line ?? 1,
    });
    from = index + mark.length;
  }
  return sentences;
}
