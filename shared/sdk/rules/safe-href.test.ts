import { isSafeHref } from './safe-href.ts';

test.each([
  ...['/', '/a?b=c#d', '/a b', '#part', 'https://x.example/a', 'HTTP://x.example'],
  ...['mailto:a@x.example', '/%09/x.example', '/a//b'],
])('a text may link to %j', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

test.each([
  ...['', 'a', './a', '?a', '//x.example', '/\\x.example', '\\\\x.example', '/\t/x.example'],
  ...['/\n/x.example', '/\r\\x.example', ' /a', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)'],
  ...['java\nscript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x'],
  ...['blob:https://x.example/1', 'file:///etc', 'https:x.example', 'https:/x.example'],
  ...['view-source:https://x.example', 'x\nhttps://x.example'],
])('a text may not link to %j', (href) => {
  expect(isSafeHref(href)).toBe(false);
});
