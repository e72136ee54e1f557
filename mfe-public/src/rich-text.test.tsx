import { render } from '@testing-library/react';
import fc from 'fast-check';
import { comparable, expectedHtml, PIECES } from '@portico/contracts/checks/hostile-nodes';
import { RICH_SAMPLES } from '@portico/contracts/checks/rich-samples';
import { RICH_TAGS, type RichNode } from '@portico/contracts/pack/rich-text';
import { SdkTestProvider } from '@portico/sdk/testing';
import { RichText } from '@portico/ui';

// React warns about elements that may not be in one another, of which attackers' texts are full.
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

/** @returns the HTML of a text on a page, and its elements */
function shown(nodes: readonly RichNode[]) {
  const { container, unmount } = render(
    <SdkTestProvider>
      <div>
        <RichText nodes={nodes} />
      </div>
    </SdkTestProvider>,
  );
  const text = container.firstElementChild!;
  const html = comparable(text.innerHTML);
  const elements = [...text.querySelectorAll('*')];
  unmount();
  return { html, elements };
}

/** The page server passes the same (`api/src/platform/page/data/rich-texts.test.ts`). */
test.each(RICH_SAMPLES)('on a page, %s is what it is in the document', (_, nodes, html) => {
  expect(shown(nodes).html).toBe(comparable(html));
});

test('a link to a part of the page stays on it', () => {
  const link: RichNode = {
    ...{ type: 'element', tagName: 'a', properties: { href: '#part' } },
    children: [{ type: 'text', value: 'x' }],
  };
  expect(shown([link]).elements[0]?.getAttribute('href')).toMatch(/^\/?#part$/);
});

test('no text of an attacker becomes more than the allowed elements', () => {
  const { node } = fc.letrec<{ node: RichNode }>((tie) => ({
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
  }));
  fc.assert(
    fc.property(fc.array(node, { maxLength: 3 }), (nodes) => {
      const { html, elements } = shown(nodes);
      expect(html).toBe(expectedHtml(nodes));
      for (const each of elements) {
        expect(RICH_TAGS).toContain(each.localName);
        expect(each.getAttributeNames().filter((name) => name !== 'data-discover')).toEqual(
          each.hasAttribute('href') ? ['href'] : [],
        );
      }
    }),
  );
});
