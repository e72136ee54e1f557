/** @jest-environment node */
import { IfBrand, IfPage, Link, useBrand, useParams, useRemoteConfiguration } from '@portico/sdk';
import { styled, version } from 'styled-components';
import { defineConfiguration, keepBrandParts } from '../platform/index.ts';
import { renderPage } from './prerender.tsx';

const Red = styled.b`
  color: red;
`;

function Page() {
  const { name } = useBrand();
  const { feature } = useParams();
  return (
    <Red>
      {name} {feature} <Link to="/status">Status</Link>
    </Red>
  );
}

describe('renderPage', () => {
  it('renders with router and brand tokens, and returns the style rules separately', async () => {
    const { html, styled: rules } = await renderPage(<Page />, {
      path: '/features/music',
      route: '/features/:feature',
    });
    const className = /class="([^"]+)"/.exec(html)?.[1]?.split(' ').at(-1);
    expect(html.replace(/<!-- -->/g, '')).toContain('%%brand.name%% music <a href="/status"');
    expect(html).not.toContain('<script');
    expect(rules.version).toBe(version);
    expect(rules.css).toMatch(
      new RegExp(
        `^\\.${className}\\{color:red;\\}.*\\ndata-styled\\.g\\d+\\[id="[^"]+"\\]\\{content:"${className},"`,
      ),
    );
  });

  it('marks what depends on the brand, for the page server to keep what fits', async () => {
    const { html } = await renderPage(
      <p>
        Ask{' '}
        <IfBrand has="supportUrl" otherwise={<IfBrand has="contactEmail">by email</IfBrand>}>
          the server
        </IfBrand>
        !
      </p>,
      { path: '/' },
    );
    const kept = (...parts: string[]) =>
      keepBrandParts(html, (part) => parts.includes(part)).replace(
        /<!--[^<>]*-->|<\/?p[^>]*>/g,
        '',
      );
    expect(kept('supportUrl', 'contactEmail')).toBe('Ask the server!');
    expect(kept('supportUrl')).toBe('Ask the server!');
    expect(kept('contactEmail')).toBe('Ask by email!');
    expect(kept()).toBe('Ask !');
  });

  it('marks links to pages that a site may do without', async () => {
    const { html } = await renderPage(
      <p>
        <IfPage path="/store" otherwise="nothing">
          <b>plans</b>
        </IfPage>
      </p>,
      { path: '/' },
    );
    const shown = (has: boolean) =>
      keepBrandParts(html, (part) => part === 'page:/store' && has).replace(/<!--[^<>]*-->/g, '');
    expect(shown(true)).toBe('<p><b>plans</b></p>');
    expect(shown(false)).toBe('<p>nothing</p>');
  });

  it('keeps the class of a component only where a rule selects it', async () => {
    const Row = styled.p`
      ${Red} + & {
        color: blue;
      }
    `;
    const { html, styled: rules } = await renderPage(
      <>
        <Red />
        <Row />
      </>,
      { path: '/' },
    );
    const classesOf = (tag: string) => new RegExp(`<${tag} class="([^"]*)"`).exec(html)?.[1];
    expect(classesOf('b')?.split(' ')).toHaveLength(2);
    expect(rules.css).toContain(`.${classesOf('b')?.split(' ')[0]}+.${classesOf('p')}`);
  });

  it('writes a picture without a preload of its address', async () => {
    const { html } = await renderPage(<img src="/owner.png" srcSet="/owner-2.png 2x" alt="" />, {
      path: '/',
    });
    expect(html).toBe('<img src="/owner.png" srcSet="/owner-2.png 2x" alt=""/>');
  });

  it('rejects when the page throws', async () => {
    const Broken = () => {
      throw new Error('no page');
    };
    await expect(renderPage(<Broken />, { path: '/' })).rejects.toThrow('no page');
  });
});

test('tells that a page shows defaults of its configuration, which other values would contradict', async () => {
  const configuration = defineConfiguration('mfe-any', {
    rows: { type: 'integer', default: 50, description: 'Rows of a table' },
  });
  function Rows() {
    return <p>{useRemoteConfiguration(configuration).rows}</p>;
  }
  expect(await renderPage(<Rows />, { path: '/' })).toMatchObject({
    ...{ html: '<p>50</p>', hasDefaults: true },
  });
  expect(await renderPage(<Page />, { path: '/' })).toMatchObject({ hasDefaults: false });
});
