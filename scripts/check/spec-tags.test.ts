import { proofsIn, specificationPage } from './spec-tags.ts';

const tag = (document: number, section: string) => `[spec${document} §${section}]`;

test('a title with two tags proves two rules, however it is quoted', () => {
  const source = [
    `test('${tag(0, '5')} ${tag(1, '2.1')} sorts by name', () => {});`,
    `it(\`${tag(0, '7')} the bot's "range" counts\`, () => {});`,
    `test('untagged', () => {});`,
  ].join('\n');
  expect(proofsIn('api/test/a.test.ts', source)).toEqual([
    { document: 0, section: '5', file: 'api/test/a.test.ts', title: 'sorts by name' },
    { document: 1, section: '2.1', file: 'api/test/a.test.ts', title: 'sorts by name' },
    { document: 0, section: '7', file: 'api/test/a.test.ts', title: 'the bot\'s "range" counts' },
  ]);
});

test('sections are in the order of their numbers', () => {
  const page = specificationPage(
    ['10', '9', '9.2'].map((section) => ({ document: 0, section, file: 'f', title: 'a_b' })),
  );
  expect(page.match(/§[\d.]+/g)).toEqual(['§9', '§9.2', '§10']);
  expect(page).toContain('- a\\_b (`f`)');
});
