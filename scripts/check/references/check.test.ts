import { deadReferences } from './check.ts';
import { anchorsOf } from './links.ts';
import type { Repository } from './repository.ts';

const GUIDE = '# A guide\n\n## `npm start` and _more_\n\n## Twice\n\n## Twice\n';
const repository: Repository = {
  paths: new Set(['api', 'api/src', 'api/src/a.ts', 'docs', 'docs/guide.md', 'mfe-x', 'mfe-x/a']),
  scripts: new Set(['check', 'spec-map']),
  requirements: new Set(['0 §2', '0 §2.14', '1 §5']),
  decisions: new Set(['0012', '0013']),
  threats: new Set(['7']),
  anchorsOf: (path) => (path === 'docs/guide.md' ? anchorsOf(GUIDE) : undefined),
};
const deadIn = (text: string, path = 'docs/other.md') => deadReferences({ path, text }, repository);

test.each([
  'see spec 0 §2.14, §2 and RFC 6749 §4.1, §6; [spec1 §5] [spec0 §2.14, §2] too',
  '/**\n * Shows them (spec\n * 0 §2); as in spec 0\n * §2.14.\n */',
  'decisions 0012 and 0013, docs/decisions/0012',
  'threats row 7',
  '`npm run check`, npm run -s spec-map -- --check',
  '`api/src/a.ts` `api/src/a` `api/*/a.ts` `api/dist/b.js` `api/<noun>/b.ts` `and/or`',
  '[a](guide.md) [b](guide.md#npm-start-and-more) [c](guide.md#twice-1) [d](https://a.test/b#c)',
  '`[code](gone)`\n\n```md\n[fenced](also-gone/)\n```',
])('references that resolve are accepted: %j', (text) => {
  expect(deadIn(text)).toEqual([]);
});

test.each([
  ['a rule', 'as in\nspec 0 §2, §2.15', ['docs/other.md:2: there is no requirement 0 §2.15']],
  ['a section', '[spec1 §9] sorts', ['docs/other.md:1: there is no requirement 1 §9']],
  ['no document', 'DESIGN §2', ['docs/other.md:1: a § without its document: write "spec 0 §2.14"']],
  ['a decision', 'decisions 0012 and 0099', ['docs/other.md:1: there is no decision record 0099']],
  [
    'a threat',
    'threats rows 7 and 8',
    ['docs/other.md:1: there is no row of docs/threats.md with the number 8'],
  ],
  ['an issue', 'fixed (issue 4)', ['docs/other.md:1: "issue 4" is not in this repository']],
  ['a script', '`npm run chek`', ['docs/other.md:1: there is no script "chek"']],
  ['a path', '`api/src/b.ts`', ['docs/other.md:1: there is no file or folder api/src/b.ts']],
  ['a pattern', '`api/*/b.ts`', ['docs/other.md:1: there is no file or folder api/*/b.ts']],
  [
    'a document',
    'see reference/style.md',
    ['docs/other.md:1: there is no document reference/style.md'],
  ],
  ['a file', '[a](../mfe-y/)', ['docs/other.md:1: broken link, no such file: ../mfe-y/']],
  ['a heading', '[a](guide.md#no)', ['docs/other.md:1: broken link, no such heading: guide.md#no']],
])('%s that does not exist is an error', (_kind, text, errors) => {
  expect(deadIn(text)).toEqual(errors);
});

test('the requirements cite each other without the word spec', () => {
  const path = 'docs/requirements/0-public-site.md';
  expect(deadIn('See 0 §2.14, and 1 §5.', path)).toEqual([]);
  expect(deadIn('See 0 §2.15.', path)).toEqual([`${path}:1: there is no requirement 0 §2.15`]);
});
