import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

/** What is used of recheck, which is not a package of this repository: only this test needs its 60 MB. */
interface Recheck {
  check: (
    source: string,
    flags: string,
    options: { timeout: number },
  ) => Promise<
    { status: 'safe' | 'unknown' } | { status: 'vulnerable'; complexity: { summary: string } }
  >;
}
const { check } = createRequire(join(__dirname, 'recheck/package.json'))('recheck') as Recheck;

const ROOT = join(__dirname, '../../..');
/** Code that meets the text of others. */
const FOLDERS = ['api/src', 'shared', 'shell', 'mfe-*', 'sandbox/src', 'scripts/smoke'];
const TIMEOUT_MS = 600_000;

/** The patterns in the sources, with one of their places each. */
function patterns(): [pattern: string, place: string][] {
  const list = execFileSync('git', ['ls-files', '-z', ...FOLDERS], { cwd: ROOT, encoding: 'utf8' });
  const found = new Map<string, string>();
  for (const file of list.split('\0')) {
    if (!/\.(?:tsx?|mjs|js)$/.test(file) || /\.test\.tsx?$|\/test\/|\/dist\//.test(file)) continue;
    const text = readFileSync(join(ROOT, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const walk = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.set(node.text, `${file}:${line + 1}`);
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
  }
  return [...found];
}

async function verdictOf(pattern: string) {
  const end = pattern.lastIndexOf('/');
  const options = { timeout: 60_000 };
  const result = await check(pattern.slice(1, end), pattern.slice(end + 1), options);
  return result.status === 'vulnerable' ? result.complexity.summary : result.status;
}

test('a pattern that backtracks is found', async () => {
  expect(await verdictOf('/^(a|aa)+$/')).toMatch(/exponential/);
  expect(await verdictOf('/<link [^>]*>/')).toMatch(/polynomial/);
  expect(await verdictOf('/^[a-z]+$/')).toBe('safe');
});

test(
  'every pattern in code that meets foreign text is linear',
  async () => {
    const all = patterns();
    expect(all.length).toBeGreaterThan(200);
    const wrong: string[][] = [];
    for (const [pattern, place] of all) {
      const verdict = await verdictOf(pattern);
      if (verdict !== 'safe') wrong.push([place, pattern, verdict]);
    }
    expect(wrong).toEqual([]);
  },
  TIMEOUT_MS,
);
