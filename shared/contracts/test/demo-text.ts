import { parse } from 'yaml';

// Tests of pages have no types of Node.
declare const __dirname: string;
const { readFileSync } = jest.requireActual<{
  readFileSync: (file: string, encoding: 'utf8') => string;
}>('node:fs');

/** A file of the demo's site pack, as it is written, for tests of pages. @param file `commands.yaml` */
export const demoText = <T>(file: string): T =>
  parse(readFileSync(`${__dirname}/../../../sites/juno/en/${file}`, 'utf8')) as T;
