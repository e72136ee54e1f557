interface Proof {
  document: number;
  section: string;
  file: string;
  title: string;
}

const TAGGED = /(['"`])((?:(?!\1)[^\\\n]|\\.)*\[spec[01] §[^\]]+\](?:(?!\1)[^\\\n]|\\.)*)\1/g;
const TAG = /\[spec([01]) §([^\]]+)\]/g;

/**
 * The rules that a test file proves, by the tags in its titles: `[spec1 §5] rejects …`.
 * @param file path below the root
 */
export function proofsIn(file: string, source: string): Proof[] {
  return [...source.matchAll(TAGGED)].flatMap(([, , text = '']) =>
    [...text.matchAll(TAG)].map(([, document, section = '']) => ({
      document: Number(document),
      section,
      file,
      title: text.replace(TAG, '').trim(),
    })),
  );
}

/**
 * The page that lists each rule's tests.
 */
export function specificationPage(proofs: Proof[]): string {
  const lines = [
    '# Specification and tests',
    '',
    'Written by `npm run spec-map` from the tags in the titles of tests; do not edit.',
  ];
  for (const document of [0, 1]) {
    lines.push('', `## Specification ${document}`);
    const own = proofs.filter((proof) => proof.document === document);
    if (!own.length) lines.push('', 'No tagged tests yet.');
    for (const [section, tests] of bySection(own)) {
      lines.push('', `### §${section}`, '');
      for (const { title, file } of tests) lines.push(`- ${escaped(title)} (\`${file}\`)`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function bySection(proofs: Proof[]): Map<string, Proof[]> {
  const sections = new Map<string, Proof[]>();
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  const sorted = [...proofs].sort(
    (a, b) => compare(a.section, b.section) || compare(a.file, b.file) || compare(a.title, b.title),
  );
  for (const proof of sorted)
    sections.set(proof.section, [...(sections.get(proof.section) ?? []), proof]);
  return sections;
}

/** Titles are text, not Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_<>[\]]/g, '\\$&');
