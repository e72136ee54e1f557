import { readFile } from 'node:fs/promises';
import type { ReleasePage } from '@portico/sdk/platform';

/** Written by every federation plugin beside the entry; our manifest of the shell has the same name. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

interface Assets {
  sync: string[];
}

/** The fields of `mf-manifest.json` that `release.json` is derived from. */
interface FederationManifest {
  metaData: {
    buildInfo: { buildVersion: string };
    remoteEntry: { name: string; path: string; type: string };
    globalName: string;
  };
  exposes: { name: string; assets: { js: Assets; css: Assets } }[];
}

/** The output of a bundler's federation plugin. Paths are relative to the folder. */
export interface BuiltRemote {
  version: string;
  entry: string;
  /** Empty if the entry is an ES module. */
  globalName: string;
  /** Name of an exposed page -> its files. */
  pages: ReadonlyMap<string, ReleasePage>;
}

/**
 * Reads the manifest of a built remote.
 * @param folder absolute
 * @throws if it is missing or invalid
 */
export async function readFederationManifest(folder: string): Promise<BuiltRemote> {
  const text = await readFile(`${folder}/${FEDERATION_MANIFEST}`, 'utf8');
  const { metaData, exposes } = JSON.parse(text) as FederationManifest;
  const { path, name, type } = metaData.remoteEntry;
  return {
    version: metaData.buildInfo.buildVersion,
    entry: path ? `${path}/${name}` : name,
    globalName: type === 'module' ? '' : metaData.globalName,
    pages: new Map(
      exposes.map(({ name: page, assets: { js, css } }) => [
        page,
        { scripts: js.sync, styles: css.sync },
      ]),
    ),
  };
}
