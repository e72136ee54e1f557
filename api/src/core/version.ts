import { readFileSync } from 'node:fs';

const PACKAGE = new URL('../../../package.json', import.meta.url);

/** The version of Portico, from the package.json of the repository: `1.2.3`. */
export const VERSION = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;
