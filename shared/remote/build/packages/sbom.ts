import { sortedPackages } from './installed-package.ts';
import type { InstalledPackage } from './installed-package.ts';

/** A package with what only a lock file knows. */
export interface LockedPackage extends InstalledPackage {
  /** `sha512-…` of the archive in the registry. */
  integrity?: string;
  /** Packages that it depends on, as `name@version`; absent: unknown. */
  dependsOn?: string[];
}

interface App {
  name: string;
  version: string;
}

/**
 * A software bill of materials in the format of CycloneDX 1.6, as JSON. Equal inputs give equal bytes:
 * it has neither a serial number nor a time.
 * @param app contains the packages
 * @param direct packages that the app itself imports, as `name@version`; absent: all
 */
export function sbomOf(
  app: App,
  packages: Iterable<LockedPackage>,
  direct?: readonly string[],
): string {
  const all = sortedPackages(packages);
  const addresses = new Map(all.map((one) => [`${one.name}@${one.version}`, addressOf(one)]));
  const refsOf = (keys: readonly string[]) =>
    [...new Set(keys.flatMap((key) => addresses.get(key) ?? []))].sort();
  const root = `${app.name}@${app.version}`;
  const graph = all.filter(({ dependsOn }) => dependsOn);
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': root, name: app.name, version: app.version },
    },
    components: all.map(componentOf),
    dependencies: [
      { ref: root, dependsOn: refsOf(direct ?? [...addresses.keys()]) },
      ...graph.map((one) => ({ ref: addressOf(one), dependsOn: refsOf(one.dependsOn ?? []) })),
    ],
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

/** The package URL: https://github.com/package-url/purl-spec */
const addressOf = ({ name, version }: InstalledPackage) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

function componentOf(one: LockedPackage) {
  const [, group, name] = /^(?:(@[^/]+)\/)?(.+)$/.exec(one.name) ?? [];
  const address = addressOf(one);
  return {
    type: 'library',
    'bom-ref': address,
    ...(group && { group }),
    name,
    version: one.version,
    ...(one.integrity && { hashes: [hashOf(one.integrity)] }),
    ...(one.license && { licenses: [licenseOf(one.license)] }),
    purl: address,
  };
}

function hashOf(integrity: string) {
  const [, base64 = ''] = integrity.split('sha512-');
  return { alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') };
}

/** A name of SPDX, an expression of such names, or any other text. */
function licenseOf(license: string) {
  if (/^\(?[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)+\)?$/.test(license))
    return { expression: license };
  const isName = /^[\w.+-]+$/.test(license) && license !== 'UNLICENSED';
  return { license: isName ? { id: license } : { name: license } };
}
