import { packageOf } from '../lib/lockfile.ts';
import type { Lock, LockEntry } from '../lib/lockfile.ts';
import { shippedPackages } from '../lib/shipped-packages.ts';

/** SPDX names of licenses that ask for a notice at most. */
const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Python-2.0', 'PSF-2.0', 'Zlib'],
]);

/** The open font license: a font may be part of any product, and may not be sold alone. */
const OF_FONTS = 'OFL-1.1';
const FONT = /^@fontsource(?:-variable)?\//;

/** Tools that Portico does not ship. */
const EXCEPTED: readonly { name: string; license: string; reason: string }[] = [
  { name: 'axe-core', license: 'MPL-2.0', reason: 'tests pages for accessibility, unchanged' },
  { name: 'caniuse-lite', license: 'CC-BY-4.0', reason: 'data that compilers read' },
];

/** Licenses of versions whose package.json has none in the field of today, by their other files. */
const STATED_ELSEWHERE: Record<string, string> = {
  // Field `licenses` and LICENSE.
  'passport-strategy@1.0.0': 'MIT',
  // LICENSE.
  'color-convert@0.5.3': 'MIT',
  // Readme.md.
  'pause@0.0.1': 'MIT',
};

const FILE = 'scripts/check/licenses.ts';

/**
 * Finds packages whose license is not permissive, and exceptions that are not needed.
 * @param packages of `package-lock.json`
 * @returns one sentence each
 */
export function licenseProblems(
  packages: Lock['packages'],
  excepted: typeof EXCEPTED = EXCEPTED,
): string[] {
  const shipped = shippedPackages(packages);
  const used = new Set<string>();
  const problems = Object.entries(packages).flatMap(([path, entry]) => {
    if (entry.link || !path.includes('node_modules/')) return [];
    const name = packageOf(path);
    const version = `${name}@${entry.version}`;
    const license = entry.license ?? STATED_ELSEWHERE[version] ?? licenseOfParent(name, packages);
    if (license && isPermissive(license)) return [];
    if (license === OF_FONTS && FONT.test(name)) return [];
    if (!license) {
      return `${path}: ${version} names no license. If its files do, add it to STATED_ELSEWHERE in ${FILE}; otherwise use another package.`;
    }
    const exception = excepted.find((one) => one.name === name && one.license === license);
    if (exception) used.add(name);
    if (exception && !shipped.has(path)) return [];
    return exception
      ? `${path}: ${version} is under ${license}, and Portico ships it. Its exception in ${FILE} is for tools: use another package.`
      : `${path}: ${version} is under ${license}, which is not permissive. Use another package, or if it only builds or tests, add it to EXCEPTED in ${FILE} with the reason.`;
  });
  const unused = excepted.filter(({ name }) => !used.has(name));
  return [
    ...problems,
    ...unused.map(
      ({ name, license }) =>
        `${FILE}: no package ${name} under ${license} is locked. Remove its exception.`,
    ),
  ];
}

/** A package for one system has the license of the package that chooses it, if the lock names none. */
function licenseOfParent(name: string, packages: Record<string, LockEntry>): string | undefined {
  const parent = Object.values(packages).find((entry) => entry.optionalDependencies?.[name]);
  return parent?.license;
}

/** @param expression of SPDX, with names joined by `AND` or by `OR`, and not by both */
function isPermissive(expression: string): boolean {
  const names = expression.replace(/^\((.*)\)$/, '$1');
  const alternatives = names.split(' OR ');
  return alternatives.length > 1
    ? alternatives.some((name) => PERMISSIVE.has(name))
    : names.split(' AND ').every((name) => PERMISSIVE.has(name));
}
