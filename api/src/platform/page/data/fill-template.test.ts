import { escapeHtml } from '../../../core/html/escape-html.ts';
import { marked, parseTemplate } from '@portico/sdk/platform';
import { fillTemplate } from './fill-template.ts';

const list = (name: string, html: string) => `${marked(`#${name}`)}${html}${marked(`/${name}`)}`;
const fill = (html: string, view: unknown) => fillTemplate(parseTemplate(html), view);

const FORGED = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>\'';

describe('fillTemplate', () => {
  it('writes texts, attributes and lists of lists', () => {
    const html = `<ul>${list('groups', `<li title="${marked('name')}">${list('names', `<b>${marked('.')}</b>`)}</li>`)}</ul>`;
    const groups = [
      { name: 'a & b', names: ['x', '<y>'] },
      { name: 'c', names: [] },
    ];
    expect(fill(html, { groups })).toBe(
      '<ul><li title="a &amp; b"><b>x</b><b>&lt;y&gt;</b></li><li title="c"></li></ul>',
    );
  });

  it('a forged name stays text in texts and attributes', () => {
    const name = marked('name');
    const html = `<time title="${name}" id="a-${name}" dateTime="${name}">${name}</time>`;
    const filled = fill(html, { name: FORGED });
    expect(filled.match(/</g)).toHaveLength(2);
    expect(filled.match(/>/g)).toHaveLength(2);
    expect(filled.match(/"/g)).toHaveLength(6);
    expect(filled).not.toContain("'");
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '',
  ])('the address %j becomes "#"', (address) => {
    expect(fill(`<a href="${marked('to')}">x</a>`, { to: address })).toBe('<a href="#">x</a>');
  });

  it.each(['/commands/fun/a%2Fb', '/'])('the own path %s is written', (path) => {
    expect(fill(`<a href="${marked('to')}">x</a>`, { to: path })).toBe(`<a href="${path}">x</a>`);
  });

  it('only a picture may be a data address of an image', () => {
    const data = 'data:image/svg+xml,%3Csvg/%3E';
    expect(fill(`<img src="${marked('to')}">`, { to: data })).toBe(`<img src="${data}">`);
    expect(fill(`<img src="${marked('to')}">`, { to: 'data:text/html,x' })).toBe('<img src="#">');
    expect(fill(`<a href="${marked('to')}">`, { to: data })).toBe('<a href="#">');
  });

  it('a color is six hexadecimal digits, or none', () => {
    const html = `<rect fill="${marked('look.color')}">`;
    expect(fill(html, { look: { color: '#a1B2c3' } })).toBe('<rect fill="#a1B2c3">');
    expect(fill(html, { look: { color: 'url(https://evil.example)' } })).toBe('<rect fill="none">');
  });

  it('missing and unexpected values are empty', () => {
    const html = `[${marked('constructor')}${marked('object')}${list('text', 'x')}${list('no', 'x')}]`;
    expect(fill(html, { object: {}, text: 'abc' })).toBe('[]');
    expect(fill(html, null)).toBe('[]');
  });
});

describe('parseTemplate', () => {
  it('takes fields of forms with a text as their value, and empty ones of several lines', () => {
    const html = `<textarea rows="2" name="a"></textarea><input name="b" value="${marked('x')}"/>`;
    expect(fill(html, { x: FORGED })).toBe(
      `<textarea rows="2" name="a"></textarea><input name="b" value="${escapeHtml(FORGED)}"/>`,
    );
  });

  it.each([
    ['an event handler', `<p onclick="${marked('x')}">`],
    ['a style', `<p style="${marked('x')}">`],
    ['the content of a frame', `<p srcdoc="${marked('x')}">`],
    ['an attribute without quotes', `<p title=${marked('x')}>`],
    ['an attribute in single quotes', `<p title='${marked('x')}'>`],
    ['the name of an attribute', `<p ${marked('x')}="y">`],
    ['the name of an element', `<${marked('x')}>`],
    ['a comment', `<!-- ${marked('x')} -->`],
    ['a part of an address', `<a href="/a/${marked('x')}">`],
    ['the start of an address', `<a href="${marked('x')}/a">`],
    ['the target of a form', `<form action="${marked('x')}">`],
    ['a frame', `<iframe src="${marked('x')}">`],
    ['an object', `<embed src="${marked('x')}">`],
    ['a script', `<script>${marked('x')}</script>`],
    ['a style sheet', `<STYLE>${marked('x')}</STYLE>`],
    ['a field of several lines', `<textarea>${marked('x')}</textarea>`],
    ['a field of several lines without an end', `<textarea>${marked('x')}`],
    ['the value of another element', `<param value="${marked('x')}">`],
    ['a part of a value', `<input value="a${marked('x')}">`],
    ['a list in a tag', `<p ${marked('#x')} ${marked('/x')}>`],
    ['a list without an end', `${marked('#x')}<p></p>`],
    ['an end without a list', `<p></p>${marked('/x')}`],
    ['lists that overlap', marked('#x') + marked('#y') + marked('/x') + marked('/y')],
  ])('rejects a mark in %s', (_, html) => {
    expect(() => parseTemplate(html)).toThrow();
  });

  it('writes parts of addresses percent-encoded, and no slash before an empty one', () => {
    const part = (name: string) => encodeURIComponent(marked(name));
    const html = `<a href="/list/${part('a.b')}/${part('c')}?page=${part('n')}">x</a>`;
    const href = (view: unknown) => /href="([^"]*)"/.exec(fill(html, view))?.[1];
    expect(href({ a: { b: 'a/b' }, c: FORGED, n: 2 })).toMatch(
      /^\/list\/a%2Fb\/%22%3E%3Cimg[\w%.()!~*&#;-]+\?page=2$/,
    );
    expect(href({ a: { b: '' }, n: 1 })).toBe('/list?page=1');
    expect(href({ a: { b: '\uD800x' } })).toBe('/list/x?page=');
    const image = `<img src="https://cdn.example/a/${part('file')}">`;
    expect(fill(image, { file: '../x' })).toBe('<img src="https://cdn.example/a/..%2Fx">');
  });

  it.each(['/${a}', '//${a}', 'https://${a}', 'https://x.example${a}', 'javascript:${a}', '${a}'])(
    'takes no template whose data would decide about the host: %s',
    (address) => {
      const href = address.replace('${a}', encodeURIComponent(marked('a')));
      expect(() => parseTemplate(`<a href="${href}">x</a>`)).toThrow('part of an own address');
    },
  );

  it('takes no encoded mark outside of an address', () => {
    const mark = encodeURIComponent(marked('a'));
    for (const html of [
      `<p>${mark}</p>`,
      `<p title="/a/${mark}">x</p>`,
      `<p onclick="/a/${mark}">`,
    ])
      expect(() => parseTemplate(html)).toThrow('part of an own address');
  });
});
