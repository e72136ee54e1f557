import { readFileSync } from 'node:fs';

const PACKAGE = new URL('../../../package.json', import.meta.url);

const { version, engines } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as {
  version: string;
  engines: { node: string };
};

/** The version of Portico, from the package.json of the repository: `1.2.3`. */
export const VERSION = version;

/** The oldest version of Node that Portico runs on. */
export const NODE_NEEDED = engines.node.replace(/^>=/, '');
