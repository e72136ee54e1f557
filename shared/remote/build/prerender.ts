import { writeFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import type {
  FrameFont,
  PageRoute,
  ReleaseManifest,
  ShellFrame,
  StyledRules,
} from '@portico/sdk/platform';
import { importBundled } from './bundle.ts';
import { pathsOf } from './declaration.ts';
import { styleAttributesToRules } from './style-attributes.ts';
import type { AppBuild } from './webpack-config.ts';

interface Renderer {
  createElement: (page: unknown) => ReactNode;
  renderPage: (
    element: ReactNode,
    options: { path: string; route: string },
  ) => Promise<{ html: string; styled: StyledRules }>;
  pages: Record<string, unknown>;
}

/** Renders every address of the routes with `prerender`. */
export async function prerender(
  app: AppBuild,
  routes: readonly PageRoute[],
): Promise<ReleaseManifest['prerendered']> {
  const wanted = routes.filter((route) => route.prerender);
  if (wanted.length === 0) return {};
  const names = [...new Set(wanted.map(({ page }) => page))];
  const { createElement, renderPage, pages } = await importBundled<Renderer>(
    app,
    [
      "export { createElement } from 'react';",
      "export { renderPage } from '@portico/sdk/prerender';",
      ...names.map((name, i) => `import page${i} from './src/pages/${name}/page.tsx';`),
      `export const pages = {${names.map((name, i) => `'${name}': page${i}`).join(',')}};`,
    ].join('\n'),
  );
  const bodies: ReleaseManifest['prerendered'] = {};
  for (const route of wanted) {
    for (const path of pathsOf(route)) {
      const element = createElement(pages[route.page]);
      const { html, styled } = await renderPage(element, { path, route: route.path });
      bodies[path] = { ...styleAttributesToRules(html, 'b'), styled };
    }
  }
  return bodies;
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
    await writeFile(`${output}/${path}`, bytes);
    return { ...font, path };
  };
