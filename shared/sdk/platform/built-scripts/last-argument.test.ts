import { hasLastArgument } from './last-argument.ts';

test.each([
  ['n(12)', '12', true],
  ['n(1e3)', '1e3', true],
  ['n.bind(n, "a/b (c)")', 'a/b (c)', true],
  ["n( 'a.b' )", 'a.b', true],
  ['x=12;n(120);n(\n`12`\n)', '12', true],
  ['n(12,3)', '12', false],
  ['n(axb)', 'a.b', false],
  ['12)', '12', false],
  ['n(12', '12', false],
])('in %s, the last argument of a call is %s: %s', (script, argument, expected) => {
  expect(hasLastArgument(script, argument)).toBe(expected);
});
