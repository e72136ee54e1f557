import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type * as ReleaseBuilder from '@portico/remote/build/release';
import { ROOT } from '../bootstrap/paths.mjs';

interface ReleaseOptions {
  /** Suffix of the version. */
  mark: string;
  /** Absolute path of the output folder. */
  output: string;
  /** Folder for webpack's cache; makes the release a draft. */
  draftCache?: string;
  /** Receives the absolute path of each file that the bundlers read. */
  onRead?: (file: string) => void;
}

/** Builds the shell or a remote by `@portico/remote`, which must have been built before. */
export async function buildRelease(
  name: string,
  { mark, ...options }: ReleaseOptions,
): Promise<void> {
  const file = `${ROOT}/shared/remote/dist/build/release.js`;
  const builder = (await import(pathToFileURL(file).href)) as typeof ReleaseBuilder;
  const folder = `${ROOT}/${name}`;
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    version: string;
  };
  const build = name === 'shell' ? builder.buildShell : builder.buildRemote;
  await build({
    name,
    version: `${version}-${mark}`,
    folder,
    ...options,
  });
}
