import type { RichNode, RichTag } from '../pack/rich-text.ts';

/** Texts of attackers, with the HTML that each of them is. Pages and the page server must agree on it. */

const text = (value: string): RichNode => ({ type: 'text', value });
const element = (tagName: string, children: RichNode[], properties: object = {}): RichNode => ({
  ...{ type: 'element', tagName: tagName as RichTag, properties, children },
});
const deep = (levels: number): RichNode =>
  levels === 0 ? text('x') : element('em', [deep(levels - 1)]);

export const SAFE_HREFS = ['/terms', 'https://x.example/?a=1&b="', 'mailto:a@x.example'];
const SCRIPT = '</p><script>alert(1)</script>';

export const RICH_SAMPLES: [what: string, nodes: RichNode[], html: string][] = [
  ['a text', [text('a & b <c>')], 'a &amp; b &lt;c&gt;'],
  [
    'elements within elements',
    [element('ul', [element('li', [element('strong', [text('a')]), text('b')])])],
    '<ul><li><strong>a</strong>b</li></ul>',
  ],
  [
    'headings, code and quotes',
    [
      element('h2', [text('a')]),
      element('h3', [text('b')]),
      element('pre', [element('code', [text('c')])]),
      element('blockquote', [element('p', [text('d')])]),
    ],
    '<h2>a</h2><h3>b</h3><pre><code>c</code></pre><blockquote><p>d</p></blockquote>',
  ],
  ['a line break that has content', [element('br', [text('x')]), text('y')], '<br>y'],
  ['a rule', [element('hr', [])], '<hr>'],
  ...SAFE_HREFS.map((href): [string, RichNode[], string] => [
    `a link to ${href}`,
    [element('a', [text('x')], { href })],
    `<a href="${href.replace('&', '&amp;').replace('"', '&quot;')}">x</a>`,
  ]),
  ...[
    ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' javascript:alert(1)', 'java\tscript:x'],
    ...[
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      '//evil.example',
      '/\\evil.example',
    ],
    ...['/\t/evil.example', 'evil.example', '', 'https:evil.example'],
  ].map((href): [string, RichNode[], string] => [
    `the address ${JSON.stringify(href)}`,
    [element('a', [text('x')], { href })],
    '<a>x</a>',
  ]),
  ['a link without an address', [element('a', [text('x')])], '<a>x</a>'],
  [
    'handlers and styles',
    [
      element('p', [text('x')], {
        ...{ onClick: 'alert(1)', onclick: 'alert(1)', style: 'color:red', id: 'x', class: 'x' },
        ...{ className: ['x'], srcdoc: '<script>', href: '/terms' },
      }),
    ],
    '<p>x</p>',
  ],
  ...['style', 'iframe', 'svg', 'math', 'img', 'object', 'form', 'SCRIPT', 'x-y', 'a b', ''].map(
    (tagName): [string, RichNode[], string] => [
      `the element "${tagName}"`,
      [element(tagName, [text(SCRIPT)], { src: 'x', onError: 'alert(1)' })],
      '&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    ],
  ),
  ['a script', [element('script', [text('alert(1)'), element('p', [text('x')])])], ''],
  ['many levels', [deep(200)], `${'<em>'.repeat(200)}x${'</em>'.repeat(200)}`],
];
