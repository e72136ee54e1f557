import { renderToStaticMarkup } from 'react-dom/server';
import { marked, parseTemplate } from '@portico/sdk/platform';
import { SdkTestProvider } from '@portico/sdk/testing';
import remote from '../../remote.ts';
import EmbedFirstScreen from './first-screen.tsx';

describe('the document of the builder', () => {
  const html = () =>
    renderToStaticMarkup(
      <SdkTestProvider path="/embed">
        <EmbedFirstScreen />
      </SdkTestProvider>,
    );

  it('has the color, the separator and the examples of the site pack, which the page server fills in', () => {
    expect(() => parseTemplate(html())).not.toThrow();
    expect(html()).toContain(`name="color"`);
    expect(html()).toMatch(new RegExp(`<input [^>]*value="${marked('color')}"`));
    expect(html()).toContain(`fill="${marked('color')}"`);
    for (const [list, own] of [
      ['ampersands', 'reads &amp;&amp;.'],
      ['dollar', 'reads $v.'],
    ] as const) {
      const [, row] = html().split(marked(`#separator.${list}`));
      expect(row?.split(marked(`/separator.${list}`))[0]).toContain(own);
    }
    expect(html()).toMatch(
      new RegExp(`${marked('#examples')}<button [^>]*>${marked('name')}</button>`),
    );
  });

  it('contains the answer for its scripts, as that of the templates does', () => {
    for (const path of ['/embed', '/templates']) {
      const { data } = remote.routes.find((route) => route.path === path)!;
      expect([path, JSON.stringify(data?.get)]).toEqual([
        path,
        expect.stringContaining('/api/builder'),
      ]);
    }
  });
});
