import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileSite } from '../read/compile-site.ts';
import { problemText } from '../read/problem.ts';
import type { SiteFiles } from '../read/site-folder.ts';
import { templateFiles, textOf, withFiles } from '../test/template-files.ts';
import { DesignTokens, designTokensCss } from './design-tokens.ts';

let files: SiteFiles;
beforeAll(async () => {
  files = await templateFiles();
});

const pack = (written: string) =>
  compileSite(withFiles(files, { 'site.yaml': `${textOf('site.yaml')}\ntokens:\n  ${written}\n` }));

test('what a pack may set are tokens of the design', () => {
  const design = readFileSync(join(__dirname, '../../ui/components/tokens.ts'), 'utf8');
  const names = Array.from(design.matchAll(/^ {2}'([\w-]+)':/gm), ([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(DesignTokens.shape)));
});

test('tokens of a pack become custom properties, and a pack without them sets none', () => {
  const { site, problems } = pack('heading-scale: 1.1\n  radius-m: 4');
  expect(problems).toEqual([]);
  expect(designTokensCss(site!.facts.tokens)).toBe(':root{--heading-scale:1.1;--radius-m:4px;}');
  expect(designTokensCss(compileSite(files).site!.facts.tokens)).toBe('');
});

test.each([
  ['radius-m: 21', /^site\.yaml:\d+: tokens\.radius-m: .*20/],
  ['input-height: 30', /^site\.yaml:\d+: tokens\.input-height: .*44/],
  ['heading-scale: big', /^site\.yaml:\d+: tokens\.heading-scale: .*number/],
  ['radius-x: 4', /^site\.yaml:\d+: tokens\.radius-x: .*did you mean "radius-[sml]"/i],
  ["radius-m: '4;} body{display:none'", /^site\.yaml:\d+: tokens\.radius-m: .*number/],
])('%s is refused by file, line and key', (written, problem) => {
  expect(pack(written).problems.map(problemText)).toEqual([expect.stringMatching(problem)]);
});
