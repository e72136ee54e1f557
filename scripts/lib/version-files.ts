import { readFileSync, writeFileSync } from 'node:fs';

interface Package {
  version: string;
}

const FILE = 'package.json';
const LOCK = 'package-lock.json';
/** The files that name the version of Portico. */
export const VERSION_FILES = [FILE, LOCK];

/** @returns the version of Portico in a checkout: `1.2.3` */
export const versionOf = (root: string): string => read<Package>(`${root}/${FILE}`).version;

/** Sets the version of Portico in a checkout. */
export function setVersion(root: string, version: string): void {
  write(`${root}/${FILE}`, { ...read<Package>(`${root}/${FILE}`), version });
  const lock = read<Package & { packages: Record<string, Package> }>(`${root}/${LOCK}`);
  const packages = { ...lock.packages, '': { ...lock.packages['']!, version } };
  write(`${root}/${LOCK}`, { ...lock, version, packages });
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
const write = (file: string, content: unknown) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
