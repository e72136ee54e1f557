import { unstorable } from './storable.ts';

test.each(['', 'text', 'ä\u{1f680}', 'a\r\n\t\u001b[31m', null, 7, { a: ['b'] }])(
  '%j can be stored',
  (value) => expect(unstorable(value, true)).toBeUndefined(),
);

test.each([
  ['a\u0000', ''],
  [{ name: 'a\ud800' }, 'name'],
  [{ list: [{ deep: '\udc00' }] }, 'list.0.deep'],
  [{ 'a\u0000': 1 }, 'a\u0000'],
])('%j cannot', (value, path) => {
  expect(unstorable(value, true)?.path).toBe(path);
});

test('lists are left to whoever judges their items', () => {
  expect(unstorable({ events: ['\u0000'] }, false)).toBeUndefined();
  expect(unstorable({ events: ['x'], name: '\u0000' }, false)?.path).toBe('name');
});
