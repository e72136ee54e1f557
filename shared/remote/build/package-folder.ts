import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The folder of an installed package, absolute. @param name of a package that exports its package.json */
export const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`));
