import { hasTitle } from './test-titles.ts';

/** Files that prove something without being a test file: what every test of their kind loads. */
const FILE = /^`([\w./@-]+\.tsx?)`(?:: (.+))?$/;

/**
 * Compares docs/threats.md with the tests that it names: `file`, or `file`: a piece of a title; of another.
 * @param read the text of a file; undefined if there is none
 * @returns one sentence for each fault
 */
export function threatProblems(text: string, read: (file: string) => string | undefined): string[] {
  return text.split('\n').flatMap((line) => {
    const [, row = '', , tests = ''] = line.split('|').map((cell) => cell.trim());
    return /^\d+$/.test(row) ? rowProblems(row, tests, read) : [];
  });
}

function rowProblems(
  row: string,
  tests: string,
  read: (file: string) => string | undefined,
): string[] {
  let file: string | undefined;
  return tests.split('; ').flatMap((piece) => {
    const [, named, first] = FILE.exec(piece) ?? [];
    file = named ?? file;
    if (file === undefined) return [`Row ${row} names no file before "${piece}".`];
    const source = read(file);
    if (source === undefined) return [`Row ${row}: there is no file ${file}.`];
    const title = named === undefined ? piece : first;
    if (title === undefined || hasTitle(source, title)) return [];
    return [`Row ${row}: ${file} has no test with the title "${title}".`];
  });
}
