import fc from 'fast-check';
import { comparable, expectedHtml, PIECES } from '@portico/contracts/checks/hostile-nodes';
import { RICH_SAMPLES } from '@portico/contracts/checks/rich-samples';
import type { RichNode } from '@portico/contracts/pack/rich-text';
import { marked, markedRich, parseTemplate } from '@portico/sdk/platform';
import { fillTemplate } from './fill-template.ts';

/** The one mark of templates whose data is not escaped. */
const [{ value: MARK } = { value: '' }] = markedRich('answer');
const TEMPLATE = parseTemplate(`<div>${MARK}</div>`);

const filled = (answer: unknown): string =>
  comparable(/^<div>([^]*)<\/div>$/.exec(fillTemplate(TEMPLATE, { answer }))![1]!);

/** Pages pass the same (`mfe-public/src/rich-text.test.tsx`). */
test.each(RICH_SAMPLES)('in a document, %s is what it is on the page', (_, nodes, html) => {
  expect(filled(nodes)).toBe(comparable(html));
});

const hostile = fc.letrec<{ node: RichNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6 },
    fc.record({ type: fc.constant('text' as const), value: fc.constantFrom(...PIECES.texts) }),
    fc.record({
      type: fc.constant('element' as const),
      tagName: fc.constantFrom(...PIECES.tags),
      properties: fc.constantFrom(...PIECES.properties),
      children: fc.array(tie('node'), { maxLength: 3 }),
    }),
  ),
})).node;

/** What may be in a document: allowed elements, an address at most, and text without a tag. */
const SAFE =
  /^(?:[^<]|<\/?(?:p|h2|h3|ul|ol|li|strong|em|code|pre|blockquote|a|br|hr)>|<a href="(?:\/(?![/\\])|#|https?:\/\/|mailto:)[^"<]*">)*$/i;

test('no text of an attacker becomes more than the allowed elements', () => {
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 3 }), (nodes) => {
      const html = filled(nodes);
      expect(html).toBe(expectedHtml(nodes));
      expect(fillTemplate(TEMPLATE, { answer: nodes }).slice(5, -6)).toMatch(SAFE);
    }),
    { numRuns: 500 },
  );
});

test('nothing else than a text with elements is written by its mark', () => {
  for (const value of ['<script>alert(1)</script>', 1, true, null, undefined, {}])
    expect(filled(value)).toBe('');
  const raw = { type: 'raw', value: '<script>alert(1)</script>' };
  for (const node of [
    raw,
    { type: 'comment', value: '--><script>' },
    { type: 'doctype' },
    null,
    'x',
    [],
  ])
    expect(filled([node, { type: 'root', children: [raw] }])).toBe('');
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
      expect(fillTemplate(TEMPLATE, { answer: [value] }).slice(5, -6)).toMatch(SAFE);
      expect(fillTemplate(TEMPLATE, { answer: value }).slice(5, -6)).toMatch(SAFE);
    }),
    { numRuns: 500 },
  );
});

describe('a mark of a text with elements', () => {
  it.each([
    ['an attribute', `<p title="${MARK}">`],
    ['a tag', `<p ${MARK}>`],
    ['an address', `<a href="${MARK}">`],
    ['a script', `<script>${MARK}</script>`],
    ['a comment', `<!-- ${MARK} -->`],
  ])('is refused in %s', (_, html) => {
    expect(() => parseTemplate(html)).toThrow();
  });

  it('is filled in each entry of a list', () => {
    const [{ value = '' } = {}] = markedRich('body');
    const parts = parseTemplate(`${marked('#of')}<div>${value}</div>${marked('/of')}`);
    const body = [{ type: 'text', value: '<b>' }];
    expect(fillTemplate(parts, { of: [{ body }, { body: [] }, {}] })).toBe(
      '<div>&#x3C;b></div><div></div><div></div>',
    );
  });
});

describe('the mark of a path in a picture', () => {
  const draw = (icon: unknown) =>
    fillTemplate(parseTemplate(`<path d="${marked('icon')}"/>`), { icon });

  it.each(['M1 1L2 2', 'm1,1 a2 2 0 1 0 -4.5e0z'.replace('e0', ''), 'M0 0h3v-.5Z'])(
    'draws %s',
    (icon) => {
      expect(draw(icon)).toBe(`<path d="${icon}"/>`);
    },
  );

  it.each([
    '"><script>alert(1)</script>',
    'url(#x)',
    'M0 0"onload="x',
    '',
    null,
    {},
    'javascript:x',
  ])('draws nothing for %j', (icon) => {
    expect(draw(icon)).toBe('<path d=""/>');
  });

  it('is refused beside other text', () => {
    expect(() => parseTemplate(`<path d="M0 0${marked('icon')}"/>`)).toThrow('may not be');
  });
});

describe('the mark of an address', () => {
  const link = (to: unknown) =>
    fillTemplate(parseTemplate(`<a href="${marked('to')}">x</a>`), { to });

  it.each(['#part', 'mailto:a@x.example', 'https://x.example/', '/terms#part'])(
    'links to %s',
    (to) => {
      expect(link(to)).toBe(`<a href="${to}">x</a>`);
    },
  );

  it.each(['/\t/evil.example', '/\n\\evil.example', 'java\tscript:alert(1)', 'mail:x'])(
    'does not link to %j',
    (to) => {
      expect(link(to)).toBe('<a href="#">x</a>');
    },
  );
});
