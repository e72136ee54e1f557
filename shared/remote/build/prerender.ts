import { writeFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import { parseTemplate } from '@portico/sdk/platform';
import type {
  FrameFont,
  PageRoute,
  ReleaseManifest,
  ShellFrame,
  StyledRules,
} from '@portico/sdk/platform';
import { importBundled } from './bundle.ts';
import { pathsOf } from './declaration.ts';
import { fontSubset } from './font-subset.ts';
import { styleAttributesToRules } from './style-attributes.ts';
import type { AppBuild } from './webpack-config.ts';

interface Renderer {
  createElement: (page: unknown) => ReactNode;
  renderPage: (
    element: ReactNode,
    options: { path: string; route: string },
  ) => Promise<{ html: string; styled: StyledRules; hasDefaults: boolean }>;
  pages: Record<string, unknown>;
  templates: Record<string, unknown>;
}

/** Renders every address of the routes with `prerender`, and the templates of those with `data`. */
export async function prerender(
  app: AppBuild,
  routes: readonly PageRoute[],
): Promise<ReleaseManifest['prerendered']> {
  const wanted = routes.filter((route) => route.prerender);
  const filled = routes.filter((route) => route.data !== undefined);
  if (wanted.length + filled.length === 0) return {};
  const names = [...new Set(wanted.map(({ page }) => page))];
  const screens = [...new Set(filled.map(({ page }) => page))];
  const { createElement, renderPage, pages, templates } = await importBundled<Renderer>(
    app,
    [
      "export { createElement } from 'react';",
      "export { renderPage } from '@portico/sdk/prerender';",
      ...names.map((name, i) => `import page${i} from './src/pages/${name}/page.tsx';`),
      ...screens.map((name, i) => `import screen${i} from './src/pages/${name}/first-screen.tsx';`),
      `export const templates = {${screens.map((name, i) => `'${name}': screen${i}`).join(',')}};`,
      `export const pages = {${names.map((name, i) => `'${name}': page${i}`).join(',')}};`,
    ].join('\n'),
  );
  const bodies: ReleaseManifest['prerendered'] = {};
  for (const route of wanted) {
    for (const path of pathsOf(route)) {
      const element = createElement(pages[route.page]);
      const { html, styled, hasDefaults } = await renderPage(element, { path, route: route.path });
      bodies[path] = { ...styleAttributesToRules(html, 'b'), styled, ...markOf(hasDefaults) };
    }
  }
  for (const { page, path } of filled) {
    const element = createElement(templates[page]);
    const { html, styled, hasDefaults } = await renderPage(element, { path, route: '*' });
    const body = styleAttributesToRules(html, 'b');
    checkTemplate(
      `${app.name}/src/pages/${page}/first-screen.tsx`,
      body.html,
      styled.css + body.css,
    );
    bodies[`data:${path}`] = { ...body, styled, ...markOf(hasDefaults) };
  }
  return bodies;
}

const markOf = (hasDefaults: boolean) => (hasDefaults ? { hasDefaults: true as const } : {});

/** @throws for marks that the page server could not fill safely */
function checkTemplate(file: string, html: string, css: string) {
  try {
    parseTemplate(html);
    if (/[\uE000\uE001]/.test(css)) throw new Error('its styles depend on data');
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

type FontSource = Omit<FrameFont, 'path'> & { bytes: Uint8Array };

/** Renders the shell's frame, and writes its fonts into `output`. */
export async function renderShellFrame(app: AppBuild): Promise<ShellFrame> {
  const { renderFrame, FONTS } = await importBundled<{
    renderFrame: () => Promise<ShellFrame>;
    FONTS: readonly FontSource[];
  }>(
    app,
    "export { renderFrame } from './src/frame/frame.tsx'; export { FONTS } from './src/frame/fonts.ts';",
  );
  return { ...(await renderFrame()), fonts: await Promise.all(FONTS.map(writeFont(app.output))) };
}

const writeFont =
  (output: string) =>
  async ({ bytes, ...font }: FontSource): Promise<FrameFont> => {
    const path = `${font.family.toLowerCase()}-${font.name}.woff2`;
    await writeFile(`${output}/${path}`, await fontSubset(bytes, font));
    return { ...font, path };
  };
