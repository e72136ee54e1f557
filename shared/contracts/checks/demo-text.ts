import { parse } from 'yaml';

// Tests of pages have no types of Node.
declare const __dirname: string;
const { readFileSync } = jest.requireActual<{
  readFileSync: (file: string, encoding: 'utf8') => string;
}>('node:fs');

/**
 * A file of a site pack of this repository, as it is written, for tests of pages.
 * @param file `commands.yaml`
 * @param site default: the demo
 */
export const demoText = <T>(file: string, site: 'juno' | 'nova' = 'juno'): T =>
  parse(readFileSync(`${__dirname}/../../../sites/${site}/en/${file}`, 'utf8')) as T;
