import { readFileSync, readdirSync } from 'node:fs';

/** A package of another author, as it is installed. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** An SPDX expression; undefined: its package.json names none. */
  license: string | undefined;
  author: string | undefined;
  homepage: string | undefined;
  /** Contents of the files with its license and notices, which contain its copyright. */
  texts: string[];
}

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice|copyright)(?:[-._]|$)/i;
const CODE = /\.[cm]?[jt]sx?$/;

interface PackageJson {
  name: string;
  version: string;
  license?: string | { type?: string };
  /** The older form. */
  licenses?: { type?: string }[];
  author?: string | { name?: string };
  homepage?: string;
}

/**
 * Reads a package.
 * @param folder that contains its package.json, absolute
 */
export function installedPackage(folder: string): InstalledPackage {
  const text = readFileSync(`${folder}/package.json`, 'utf8');
  const { name, version, license, licenses, author, homepage } = JSON.parse(text) as PackageJson;
  const files = readdirSync(folder).sort();
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').trim();
  const texts = files.filter((file) => LICENSE_FILE.test(file) && !CODE.test(file)).map(read);
  const readmes = files.filter((file) => /^readme\b/i.test(file)).map(read);
  return {
    name,
    version,
    license: typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type),
    author: typeof author === 'string' ? author : author?.name,
    homepage: typeof homepage === 'string' ? homepage : undefined,
    texts: texts.length > 0 ? texts : readmes.flatMap(licenseIn),
  };
}

/** The license at the end of a readme: old packages have no other file with it. */
function licenseIn(readme: string): string[] {
  const [, text] = /^#+ *Licen[cs]e *$(.*)/ims.exec(readme) ?? [];
  return text && /copyright/i.test(text) ? [text.trim()] : [];
}

/** Sorts packages by name and version, and keeps one of equal ones. */
export function sortedPackages<T extends InstalledPackage>(packages: Iterable<T>): T[] {
  const byKey = new Map([...packages].map((one) => [`${one.name}@${one.version}`, one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
