import type { Proof } from './spec-tags.ts';

/** The documents by number, as paths below the root. */
export const REQUIREMENTS = [
  'docs/requirements/0-public-site.md',
  'docs/requirements/1-accounts-and-commerce.md',
] as const;

const SECTION = /^## (\d+)\. /;
const RULE = /^- \*\*((\d+)\.\d+)\*\* /;
/** Lines that `withProofs` writes. */
const WRITTEN = /^(?: {2}- Test: \[| {2}- No test\.$|- Test of the section: \[|Of \d+ rules, )/;

interface Numbers {
  sections: string[];
  rules: string[];
}

/**
 * The numbers of a document's sections and rules.
 * @throws Error if a number occurs twice or a rule is in another section
 */
export function numbersOf(text: string): Numbers {
  const numbers: Numbers = { sections: [], rules: [] };
  for (const line of text.split('\n')) {
    const section = SECTION.exec(line)?.[1];
    if (section !== undefined) add(numbers.sections, section);
    const [, rule, own] = RULE.exec(line) ?? [];
    if (rule === undefined) continue;
    if (own !== numbers.sections.at(-1))
      throw new Error(`Rule ${rule} is in section ${numbers.sections.at(-1) ?? 'none'}.`);
    add(numbers.rules, rule);
  }
  return numbers;
}

function add(numbers: string[], number: string): void {
  if (numbers.includes(number)) throw new Error(`The number ${number} occurs twice.`);
  numbers.push(number);
}

/**
 * Writes the tests that prove each rule below it, and replaces earlier ones.
 * @param proofs those of this document
 * @throws Error if a test has a requirement that the document does not contain
 */
export function withProofs(text: string, proofs: readonly Proof[]): string {
  const { sections, rules } = numbersOf(text);
  const numbers = new Set([...sections, ...rules]);
  for (const { requirement, file, title } of proofs) {
    if (!numbers.has(requirement))
      throw new Error(`${file}: "${title}" proves §${requirement}, which does not exist.`);
  }
  const lines: string[] = [];
  const ruleTests: string[] = [];
  const flush = () => {
    let end = lines.length;
    while (lines[end - 1] === '') end -= 1;
    lines.splice(end, 0, ...ruleTests.splice(0));
  };
  for (const line of text.split('\n').filter((each) => !WRITTEN.test(each))) {
    if (line !== '' && !line.startsWith('  ')) flush();
    // A blank line that followed written lines.
    if (line === '' && lines.at(-1) === '') continue;
    lines.push(line);
    const rule = RULE.exec(line)?.[1];
    if (rule !== undefined) {
      const tests = linksOf(proofs, rule, '  - Test');
      ruleTests.push(...(tests.length > 0 ? tests : ['  - No test.']));
    }
    const section = SECTION.exec(line)?.[1];
    const sectionTests = section ? linksOf(proofs, section, '- Test of the section') : [];
    if (sectionTests.length > 0) lines.push('', ...sectionTests);
    if (line.startsWith('# ')) lines.push('', summaryOf(rules, untested(text, proofs)));
  }
  flush();
  return lines.join('\n');
}

/** The rules without a test. */
export function untested(text: string, proofs: readonly Proof[]): string[] {
  const proven = new Set(proofs.map(({ requirement }) => requirement));
  return numbersOf(text).rules.filter((rule) => !proven.has(rule));
}

function summaryOf(rules: readonly string[], without: readonly string[]): string {
  const start = `Of ${rules.length} rules, ${without.length} have no test`;
  return without.length > 0 ? `${start}: ${without.join(', ')}.` : `${start}.`;
}

const compare = new Intl.Collator('en', { numeric: true }).compare;

function linksOf(proofs: readonly Proof[], requirement: string, label: string): string[] {
  const lines = proofs
    .filter((proof) => proof.requirement === requirement)
    .sort((a, b) => compare(a.file, b.file) || compare(a.title, b.title))
    .map(({ title, file }) => `${label}: [${escaped(title)}](../../${file})`);
  return [...new Set(lines)];
}

/** Titles are text, not Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_<>[\]]/g, '\\$&');
