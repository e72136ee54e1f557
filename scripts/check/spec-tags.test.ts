import { proofsIn } from './spec-tags.ts';

const tag = (document: number, requirements: string) => `[spec${document} ${requirements}]`;

test('a title proves every requirement of its tags, in any quotes', () => {
  const source = [
    `test('${tag(0, '§5.1, §5.12')} ${tag(1, '§2')} sorts by name', () => {});`,
    `it(\`${tag(0, '§7')} the bot's "range" counts\`, () => {});`,
    `test('untagged', () => {});`,
  ].join('\n');
  expect(
    proofsIn('api/test/a.test.ts', source).map(({ document, requirement, title }) => [
      `${document} §${requirement}`,
      title,
    ]),
  ).toEqual([
    ['0 §5.1', 'sorts by name'],
    ['0 §5.12', 'sorts by name'],
    ['1 §2', 'sorts by name'],
    ['0 §7', 'the bot\'s "range" counts'],
  ]);
});
