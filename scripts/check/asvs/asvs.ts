import { hasTitle } from '../test-titles.ts';

/** A row of docs/asvs.md: requirement, what it asks, how it is met, proof. */
interface Row {
  requirement: string;
  how: string;
  proof: string;
}

const NUMBER = /^\d+\.\d+\.\d+$/;
/** `api/test/a.test.ts`: a piece of a title. Proofs are separated by semicolons. */
const TEST = /`([\w./@-]+\.(?:test|spec)\.tsx?)`(?::\s*([^;|]+))?/g;
const NOT_APPLICABLE = /^Does not apply: \S/;

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, requirement = '', , how = '', proof = ''] = line.split('|').map((cell) => cell.trim());
    return NUMBER.test(requirement) ? [{ requirement, how, proof }] : [];
  });
}

/**
 * Compares docs/asvs.md with the list of requirements and with the tests that it names. Paths and links
 * are checked with all other references (`scripts/check/references`).
 * @param listed numbers of all requirements of levels 1 and 2
 * @param read the text of a file; undefined if there is none
 * @returns one sentence for each fault
 */
export function asvsProblems(
  text: string,
  listed: readonly string[],
  read: (file: string) => string | undefined,
): string[] {
  const rows = rowsOf(text);
  const found = rows.map(({ requirement }) => requirement);
  return [
    ...listed.filter((each) => !found.includes(each)).map((each) => `${each} is missing.`),
    ...found.filter((each) => !listed.includes(each)).map((each) => `${each} is not in the list.`),
    ...found
      .filter((each, index) => found.indexOf(each) !== index)
      .map((each) => `${each} occurs twice.`),
    ...rows.flatMap((row) => proofProblems(row, read)),
  ];
}

function proofProblems(
  { requirement, how, proof }: Row,
  read: (file: string) => string | undefined,
) {
  if (!NOT_APPLICABLE.test(how) && !/`|\]\(/.test(proof)) {
    return [`${requirement} names no test and no document, and no reason why it does not apply.`];
  }
  return [...proof.matchAll(TEST)].flatMap(([, file = '', title = '']) => {
    const source = read(file);
    if (source === undefined) return [`${requirement}: there is no file ${file}.`];
    if (title.trim() === '') return [`${requirement} names no title of ${file}.`];
    if (hasTitle(source, title.trim())) return [];
    return [`${requirement}: ${file} has no test with the title "${title.trim()}".`];
  });
}
