import { unstorable } from './unstorable-text.ts';

test.each(['', 'text', 'ä\u{1f680}', 'a\r\n\t\u001b[31m', null, 7, { a: ['b'] }])(
  'unstorable accepts %j',
  (value) => expect(unstorable(value, true)).toBeUndefined(),
);

test.each([
  ['a\u0000', ''],
  [{ name: 'a\ud800' }, 'name'],
  [{ list: [{ deep: '\udc00' }] }, 'list.0.deep'],
  [{ 'a\u0000': 1 }, 'a\u0000'],
])('unstorable finds the character in %j at %j', (value, path) => {
  expect(unstorable(value, true)?.path).toBe(path);
});

test('unstorable skips lists unless its second argument is true', () => {
  expect(unstorable({ events: ['\u0000'] }, false)).toBeUndefined();
  expect(unstorable({ events: ['x'], name: '\u0000' }, false)?.path).toBe('name');
});
