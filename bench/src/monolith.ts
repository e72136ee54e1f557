import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { integrityOf } from '@portico/remote/build/integrity';
import { compile } from '@portico/remote/build/compile';
import { shellConfig } from '@portico/remote/build/shell-config';
import { REMOTE_NAMES } from '@portico/sdk/platform';
import webpack from 'webpack';

/** File names of the monolith, relative to its folder. */
export interface Monolith {
  folder: string;
  main: string;
  /** Scripts of a page. @param remote name of the remote @param page name of its page */
  scriptsOf: (remote: string, page: string) => string[];
  /** Subresource integrity of a file. */
  integrityOf: (file: string) => string;
}

/**
 * Builds the same sources as one application: the shell with all remotes imported statically and a
 * chunk per page, with the same webpack configuration without federation.
 * @param root folder of the repository
 * @param folder output folder
 */
export async function buildMonolith(root: string, folder: string): Promise<Monolith> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const replacement = `${folder}/static-federation.ts`;
  writeFileSync(replacement, staticFederation(root));
  const config = shellConfig({
    name: 'shell',
    version: '0.0.0-monolith',
    folder: `${root}/shell`,
    output: `${folder}/files`,
  });
  const { namedChunkGroups } = await compile({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/federation\/federation\.ts$/, replacement),
    ],
  });
  const filesOf = (group: string) =>
    (namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
  return {
    folder: `${folder}/files`,
    main: filesOf('main').at(-1) ?? '',
    scriptsOf: (remote, page) => filesOf(`${remote}-${page}`),
    integrityOf: (file) => integrityOf(readFileSync(`${folder}/files/${file}`)),
  };
}

/** The module of a page or of an extension, which is in the list of pages with a prefix. */
const sourceOf = (page: string) =>
  page.startsWith('ext-') ? `extensions/${page.slice('ext-'.length)}` : `pages/${page}/page`;

/** Replaces the shell's federation by dynamic imports of the pages. */
function staticFederation(root: string): string {
  const pages = REMOTE_NAMES.flatMap((remote) => {
    const release = JSON.parse(readFileSync(`${root}/${remote}/dist/release.json`, 'utf8')) as {
      pages: Record<string, unknown>;
    };
    return Object.keys(release.pages).map(
      (page) =>
        `'${remote}/${page}': () => import(/* webpackChunkName: "${remote}-${page}" */ '${root}/${remote}/src/${sourceOf(page)}.tsx'),`,
    );
  });
  return [
    `const pages: Record<string, () => Promise<unknown>> = {\n${pages.join('\n')}\n};`,
    'export const createFederation = () => ({',
    '  define: () => undefined,',
    '  load: (remote: string, page: string) => pages[`${remote}/${page}`]?.(),',
    '  retriesOf: () => 0,',
    '});',
  ].join('\n');
}
