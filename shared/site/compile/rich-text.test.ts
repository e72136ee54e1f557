import fc from 'fast-check';
import { RICH_TAGS, type RichNode } from '@portico/contracts/pack/rich-text';
import { SiteFile } from '../site-file.ts';
import { linkOf } from './link.ts';
import { richHtml } from './rich-html.ts';
import { parseMarkdown, richTextOf } from './rich-text.ts';

const site = {
  ...SiteFile.parse({
    name: 'Nova',
    links: { support: 'https://discord.gg/nova' },
    pages: { absent: ['/store'] },
  }),
  features: new Set(['music']),
  legal: new Set(['terms']),
};

const compile = (markdown: string) => {
  const { root, problems } = parseMarkdown(markdown, (target) => linkOf(target, site));
  return {
    text: richTextOf(root),
    problems: problems.map(({ line, message }) => `${line}: ${message}`),
  };
};

test('Markdown becomes elements, with links by address and by name', () => {
  const { text, problems } = compile(
    '**Bold** and [help](support), [rules](/terms#use), [site](https://a.example/?a=1&b), [mail](mailto:a@a.example)\n\n- one\n- `two`',
  );
  expect(problems).toEqual([]);
  // The name becomes an address when the site answers; until then, it leads nowhere.
  expect(JSON.stringify(text)).toContain('"href":"{{link.support}}"');
  expect(richHtml(text)).toBe(
    '<p><strong>Bold</strong> and <a>help</a>, <a href="/terms#use">rules</a>, ' +
      '<a href="https://a.example/?a=1&#x26;b">site</a>, <a href="mailto:a@a.example">mail</a></p>' +
      '<ul><li>one</li><li><code>two</code></li></ul>',
  );
});

test('each problem of a text has its line', () => {
  const { problems } = compile(
    'One\n\n<b>two</b>\n\n![a](/a.png)\n\n[b](/store/x)\n\n[c]: javascript:alert(1)',
  );
  expect(problems).toEqual([
    '3: HTML is not allowed: write Markdown',
    '3: HTML is not allowed: write Markdown',
    '5: pictures are not allowed in texts',
    '7: links to /store/x, which is absent by pages.absent of site.yaml',
    expect.stringMatching(/^9: "javascript:alert\(1\)" is no address/),
  ]);
});

test.each([
  ['/contact', 'site.yaml has no links.email'],
  ['/contact/?from=a#b', 'site.yaml has no links.email'],
  ['/features/gone', 'there is no features/gone.md'],
  ['/refund#how', 'there is no legal/refund.md'],
])('a link to %s, which this pack cannot have, is a problem', (target, why) => {
  const [problem = ''] = compile(`One\n\n[a](${target})`).problems;
  expect(problem).toMatch(/^3: links to \/[a-z/]+, which is no page, because /);
  expect(problem).toContain(why);
});

test.each(['/discord', '/features', '/features/music', '/terms#a', '/status/incidents/1', '/a/b'])(
  'a link to %s, which this pack may have, is none',
  (target) => expect(compile(`[a](${target})`).problems).toEqual([]),
);

/** What an attacker, or a program that makes texts, would put into one. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>@import "//a.example"</style>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?php',
  '</p>',
  '"',
  "'",
  '`',
  '&lt;script&gt;',
  '&#60;b&#62;',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](<java\nscript:alert(1)>)',
  '[a](&#106;avascript:alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a](\u0001javascript:alert(1))',
  '[a](vbscript:a)',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](//evil.example)',
  '[a](/\\evil.example)',
  '[a](\\\\evil.example)',
  '[a](https:javascript:alert(1))',
  '[a](#" onclick="alert(1))',
  '[a](/x "title\\" onmouseover=alert(1)")',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<https://a.example/"onclick=alert(1)>',
  '![a](javascript:alert(1))',
  '![a][b]\n\n[b]: https://a.example/x.png',
  '{{link.support}}',
  '[a]({{link.support}})',
  '[a]({{email}})',
  '{{product}}',
  '# a',
  '###### a',
  '    code',
  '```\n</code></pre><script>\n```',
  '> quote',
  '1. one',
  '***',
  '|a|b|\n|-|-|',
  '\u0000',
  '\u202e',
  '\ud800',
];

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string(), fc.constantFrom('\n', '\n\n', ' ')), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

function* nodesOf(nodes: readonly RichNode[]): Generator<RichNode> {
  for (const node of nodes) {
    yield node;
    if (node.type === 'element') yield* nodesOf(node.children);
  }
}

/** How a browser on the site resolves an address. */
const protocolOf = (href: string) => new URL(href, 'https://site.example/page').protocol;
const MARK = /^\{\{link\.[a-z]+\}\}$/;
const SAFE = /^(?:https?|mailto):$/;

function expectSafe(text: readonly RichNode[]): void {
  for (const node of nodesOf(text)) {
    expect(['text', 'element']).toContain(node.type);
    if (node.type !== 'element') continue;
    expect(RICH_TAGS).toContain(node.tagName);
    expect(Object.keys(node.properties).filter((name) => name !== 'href')).toEqual([]);
    const { href } = node.properties;
    if (href === undefined || MARK.test(href)) continue;
    expect(protocolOf(href)).toMatch(SAFE);
    // A path stays on the site.
    if (href.startsWith('/'))
      expect(new URL(href, 'https://site.example').host).toBe('site.example');
  }
  expectSafeHtml(richHtml(text));
}

/** Nothing in it begins another element or attribute, and no link has another protocol. */
function expectSafeHtml(html: string): void {
  for (const [, name = '', attributes = ''] of html.matchAll(/<\/?([^\s>/]*)([^>]*)>/g)) {
    expect(RICH_TAGS).toContain(name);
    const [, href] = /^ href="([^"]*)"$/.exec(attributes) ?? [];
    if (href === undefined) expect(attributes).toBe('');
    else if (!MARK.test(href)) expect(protocolOf(href)).toMatch(SAFE);
  }
  expect(html.replace(/<[^>]*>/g, '')).not.toContain('<');
}

test.each(HOSTILE)('a text with %j has no other element, attribute or protocol', (part) => {
  expectSafe(compile(part).text);
  expectSafe(compile(`before ${part} after`).text);
});

test('no text has another element, attribute or protocol, whatever is wrong with it', () => {
  fc.assert(fc.property(hostileText, (markdown) => expectSafe(compile(markdown).text)));
});

test('values that are no compiled text are never markup', () => {
  const values = fc.oneof(
    fc.anything(),
    fc.array(
      fc.record({
        type: fc.constantFrom('element', 'text', 'raw', 'comment', 'doctype'),
        tagName: fc.constantFrom('script', 'a', 'p', 'img', 'svg'),
        value: fc.constantFrom(...HOSTILE),
        properties: fc.record({
          href: fc.constantFrom('javascript:alert(1)', '/a'),
          onClick: fc.constant('alert(1)'),
        }),
        children: fc.constant([{ type: 'text', value: '<b>' }]),
      }),
    ),
  );
  fc.assert(fc.property(values, (value) => expectSafeHtml(richHtml(value))));
});
