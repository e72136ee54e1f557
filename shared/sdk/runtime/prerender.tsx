/// <reference types="node" />
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, version } from 'styled-components';
import { markedByComments } from '../platform/index.ts';
import type { Brand, StyledRules } from '../platform/index.ts';
import { placeholderBrand } from './brand/placeholder-brand.ts';
import { ConfigurationContext } from './configuration/remote-configuration.ts';
import { SdkProvider } from './provider.tsx';

export { placeholderBrand } from './brand/placeholder-brand.ts';

/** Prerendered pages contain no pictures of users, so the value is never used. */
const NO_CDN = 'https://cdn.discordapp.com';

export interface PrerenderOptions {
  /** Path of the address. */
  path: string;
  /** The pattern of the route if it has params, otherwise the path itself. */
  route?: string;
  /** Tokens that the page server replaces, by default. */
  brand?: Brand;
}

/**
 * Renders one element to HTML in Node with everything that the sdk provides, for the build.
 * @returns markup without scripts, its style rules, and whether it shows defaults of a configuration
 * @throws what the element throws
 */
export async function renderPage(
  element: ReactNode,
  { path, route = path, brand = placeholderBrand }: PrerenderOptions,
): Promise<{ html: string; styled: StyledRules; hasDefaults: boolean }> {
  const sheet = new ServerStyleSheet();
  const failures: unknown[] = [];
  let hasDefaults = false;
  const configurations = { values: {}, onRead: () => void (hasDefaults = true) };
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <SdkProvider brand={brand} discordCdn={NO_CDN}>
            <ConfigurationContext value={configurations}>
              <Routes>
                <Route path={route} element={element} />
              </Routes>
            </ConfigurationContext>
          </SdkProvider>
        </StaticRouter>,
      ),
      // Without this, React adds an inline script that moves large Suspense boundaries into place.
      { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
    );
    const chunks: Uint8Array[] = [];
    for await (const chunk of prelude) chunks.push(chunk as Uint8Array);
    if (failures.length > 0) throw failures[0];
    const styled = rulesOf(sheet);
    const html = withoutPreloads(Buffer.concat(chunks).toString('utf8'));
    return { html: markedByComments(withoutIdleClasses(html, styled.css)), styled, hasDefaults };
  } finally {
    sheet.seal();
  }
}

/**
 * Removes the preload that React writes for each picture that is not `lazy`. The picture stands in the
 * same markup, where browsers look ahead for it; and in the template of a list, which the page server
 * repeats, the preload would stand outside of the list, without an address.
 */
const withoutPreloads = (html: string): string =>
  html.replace(/<link rel="preload" as="image"[^<>]*>/g, '');

/** The rules of a sheet, without its tag. */
function rulesOf(sheet: ServerStyleSheet): StyledRules {
  return { version, css: sheet.getStyleTags().replace(/<\/?style[^<>]*>/g, '') };
}

/** How styled-components marks the rules of a component, with the component's own class. */
const MARKER = /data-styled\.g\d+\[id="([^"]+)"\]\{[^{}]*\}/g;

/**
 * Removes the class that styled-components gives each element for selectors of other components, where no
 * rule selects it: a ninth of a document. The browser's own rendering has them.
 */
function withoutIdleClasses(html: string, css: string): string {
  const rules = css.replace(MARKER, '');
  const idle = new Set(
    [...css.matchAll(MARKER)].flatMap(([, id = '']) => (rules.includes(`.${id}`) ? [] : [id])),
  );
  return html.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const usedClasses = classes.split(' ').filter((name) => !idle.has(name));
    return usedClasses.length > 0 ? ` class="${usedClasses.join(' ')}"` : '';
  });
}
