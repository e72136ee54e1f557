import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { installedPackage } from '../../shared/remote/build/packages/installed-package.ts';
import { noticesOf } from '../../shared/remote/build/packages/notices.ts';
import { sbomOf } from '../../shared/remote/build/packages/sbom.ts';
import { ROOT } from '../bootstrap/paths.mjs';
import { dependenciesOf, packagesReachedBy } from '../lib/locked-packages.ts';
import { packageOf } from '../lib/lockfile.ts';
import type { Lock } from '../lib/lockfile.ts';
import { checkout } from '../lib/source-tree.ts';
import { versionOf } from '../lib/version-files.ts';
import { importedByApi } from './inputs.ts';

/**
 * Writes the license texts and the bill of materials of the packages that the API runs with. They are
 * installed and not bundled, so that both follow the lock file.
 * @param output folder of the built API, absolute
 */
export function writeApiContents(output: string): void {
  const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as Lock;
  const { packages: imported } = importedByApi(checkout);
  const keyOf = (place: string) => `${packageOf(place)}@${packages[place]?.version}`;
  const contents = [...packagesReachedBy(packages, imported).keys()]
    // Optional packages of other systems.
    .filter((place) => existsSync(`${ROOT}/${place}`))
    .map((place) => ({
      ...installedPackage(`${ROOT}/${place}`),
      ...{ integrity: packages[place]?.integrity },
      dependsOn: dependenciesOf(packages, place).map(keyOf),
    }));
  const names = new Set(imported.map(({ name }) => name));
  const direct = contents.filter(({ name }) => names.has(name));
  const app = { name: 'api', version: versionOf(ROOT) };
  writeFileSync(`${output}/third-party-notices.txt`, noticesOf('The API', contents));
  writeFileSync(
    `${output}/sbom.cdx.json`,
    sbomOf(
      app,
      contents,
      direct.map(({ name, version }) => `${name}@${version}`),
    ),
  );
}
