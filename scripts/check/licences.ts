import { packageOf } from '../lib/lockfile.ts';
import type { Lock, LockEntry } from '../lib/lockfile.ts';
import { shippedPackages } from '../lib/shipped-packages.ts';

/** SPDX names of licences that ask for a notice at most. */
const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Python-2.0', 'PSF-2.0', 'Zlib'],
]);

/** The open font licence: a font may be part of any product, and may not be sold alone. */
const OF_FONTS = 'OFL-1.1';
const FONT = /^@fontsource(?:-variable)?\//;

/** Tools that Portico does not ship. */
const EXCEPTED: readonly { name: string; licence: string; reason: string }[] = [
  { name: 'axe-core', licence: 'MPL-2.0', reason: 'tests pages for accessibility, unchanged' },
  { name: 'caniuse-lite', licence: 'CC-BY-4.0', reason: 'data that compilers read' },
];

/** Licences of versions whose package.json has none in the field of today, by their other files. */
const STATED_ELSEWHERE: Record<string, string> = {
  // Field `licenses` and LICENSE.
  'passport-strategy@1.0.0': 'MIT',
  // LICENSE.
  'color-convert@0.5.3': 'MIT',
  // Readme.md.
  'pause@0.0.1': 'MIT',
};

const FILE = 'scripts/check/licences.ts';

/**
 * Finds packages whose licence is not permissive, and exceptions that are not needed.
 * @param packages of `package-lock.json`
 * @returns one sentence each
 */
export function licenceProblems(
  packages: Lock['packages'],
  excepted: typeof EXCEPTED = EXCEPTED,
): string[] {
  const shipped = shippedPackages(packages);
  const used = new Set<string>();
  const problems = Object.entries(packages).flatMap(([path, entry]) => {
    if (entry.link || !path.includes('node_modules/')) return [];
    const name = packageOf(path);
    const version = `${name}@${entry.version}`;
    const licence = entry.license ?? STATED_ELSEWHERE[version] ?? licenceOfParent(name, packages);
    if (licence && isPermissive(licence)) return [];
    if (licence === OF_FONTS && FONT.test(name)) return [];
    if (!licence) {
      return `${path}: ${version} names no licence. If its files do, add it to STATED_ELSEWHERE in ${FILE}; otherwise use another package.`;
    }
    const exception = excepted.find((one) => one.name === name && one.licence === licence);
    if (exception) used.add(name);
    if (exception && !shipped.has(path)) return [];
    return exception
      ? `${path}: ${version} is under ${licence}, and Portico ships it. Its exception in ${FILE} is for tools: use another package.`
      : `${path}: ${version} is under ${licence}, which is not permissive. Use another package, or if it only builds or tests, add it to EXCEPTED in ${FILE} with the reason.`;
  });
  const unused = excepted.filter(({ name }) => !used.has(name));
  return [
    ...problems,
    ...unused.map(
      ({ name, licence }) =>
        `${FILE}: no package ${name} under ${licence} is locked. Remove its exception.`,
    ),
  ];
}

/** A package for one system has the licence of the package that chooses it, if the lock names none. */
function licenceOfParent(name: string, packages: Record<string, LockEntry>): string | undefined {
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
