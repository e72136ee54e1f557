import { canonicalJson } from './canonical-json.ts';

test('equal values have one text, whatever the order of their keys', () => {
  const text = '{"a":[{"b":null,"c":[2,1]}],"d":"x","e":true}';
  expect(canonicalJson({ e: true, d: 'x', a: [{ c: [2, 1], b: null }] })).toBe(text);
  expect(canonicalJson(JSON.parse(text))).toBe(text);
});

test('lists keep their order', () => {
  expect(canonicalJson(['b', 'a', null, { z: 1, y: 2, x: 3 }])).toBe(
    '["b","a",null,{"x":3,"y":2,"z":1}]',
  );
});
