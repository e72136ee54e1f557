import { readFile } from 'node:fs/promises';
import type { ReleasePage } from '@portico/sdk/platform';

/** Written by every federation plugin beside the entry; also the name of ours for the shell. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

interface Assets {
  sync: string[];
}

/** The fields of `mf-manifest.json` that a release is made of. */
interface FederationManifest {
  metaData: {
    buildInfo: { buildVersion: string };
    remoteEntry: { name: string; path: string; type: string };
    globalName: string;
  };
  exposes: { name: string; assets: { js: Assets; css: Assets } }[];
}

/** What the federation plugin of a bundler has built. Paths are relative to the folder. */
export interface BuiltRemote {
  version: string;
  entry: string;
  /** Empty where the entry is an ES module. */
  globalName: string;
  /** Name of an exposed page -> its files. */
  pages: ReadonlyMap<string, ReleasePage>;
}

/**
 * Reads the manifest of a built remote.
 * @param folder absolute
 * @throws where it is missing or of another form
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
