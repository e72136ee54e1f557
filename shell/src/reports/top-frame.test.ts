import { topFrameOf } from './top-frame.ts';

const thrown = (stack: string, message = 'broken') =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n${stack}` });

describe('topFrameOf', () => {
  it.each([
    [
      'a remote, in the form of Chromium',
      '    at x (chrome-extension://abc/a.js:1:2)\n    at click (https://a.example/mfe/mfe-one/1.0.0-ab/js/a.1f.js:1:20)\n    at https://a.example/shell/2.0.0/main.js:3:4',
      { remote: 'mfe-one', version: '1.0.0-ab', file: 'js/a.1f.js', line: 1, column: 20 },
    ],
    [
      'the shell, in the form of Firefox and Safari',
      'click@https://a.example/shell/2.0.0/main.js:3:4\nx@https://a.example/mfe/mfe-one/1.0.0/a.js:1:2',
      { remote: 'shell', version: '2.0.0', file: 'main.js', line: 3, column: 4 },
    ],
    ['no file of the site', 'at x (https://b.example/lib.js:1:2)', undefined],
  ])('returns the topmost file of a release: %s', (_, stack, frame) => {
    expect(topFrameOf(thrown(stack))).toEqual(frame ? { frame } : {});
  });

  it('ignores the text of the error', () => {
    expect(topFrameOf(thrown('', 'see /shell/ada/secret.js:1:2'))).toEqual({});
    expect(topFrameOf('at /shell/2.0.0/main.js:3:4')).toEqual({});
  });
});
