import { numbersOf, untested, withProofs } from './requirements.ts';

const TEXT = `# A document

It has an introduction.

## 1. First

- **1.1** A rule
  of two lines.
  - Reading: it has a reading.
- **1.2** A rule with a table:

  | a | b |

A note.

## 2. Second

- **2.1** The last rule.
`;

const proof = (requirement: string, title = 'a_b', file = 'api/a.test.ts') => ({
  document: 0,
  requirement,
  title,
  file,
});

test('tests are written below their rules, and rules without a test are listed', () => {
  expect(withProofs(TEXT, [proof('1.1'), proof('1.1', 'a', 'x.ts'), proof('2')])).toBe(`# A document

Of 3 rules, 2 have no test: 1.2, 2.1.

It has an introduction.

## 1. First

- **1.1** A rule
  of two lines.
  - Reading: it has a reading.
  - Test: [a\\_b](../../api/a.test.ts)
  - Test: [a](../../x.ts)
- **1.2** A rule with a table:

  | a | b |
  - No test.

A note.

## 2. Second

- Test of the section: [a\\_b](../../api/a.test.ts)

- **2.1** The last rule.
  - No test.
`);
  expect(untested(TEXT, [proof('1.1')])).toEqual(['1.2', '2.1']);
});

test('earlier output is replaced', () => {
  const once = withProofs(TEXT, [proof('1.1'), proof('2')]);
  expect(withProofs(once, [proof('1.1'), proof('2')])).toBe(once);
  const other = [proof('1.1'), proof('1.2'), proof('2.1')];
  expect(withProofs(once, other)).toBe(withProofs(TEXT, other));
});

test('a test of a rule that does not exist is an error', () => {
  expect(() => withProofs(TEXT, [proof('1.3')])).toThrow(
    'api/a.test.ts: "a_b" proves §1.3, which does not exist.',
  );
});

test.each([
  ['## 1. A\n- **1.1** a\n- **1.1** b', 'The number 1.1 occurs twice.'],
  ['## 1. A\n## 1. B', 'The number 1 occurs twice.'],
  ['## 1. A\n- **2.1** a', 'Rule 2.1 is in section 1.'],
])('wrong numbers are an error: %j', (text, error) => {
  expect(() => numbersOf(text)).toThrow(error);
});
