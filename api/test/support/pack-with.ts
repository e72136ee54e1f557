import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { sitePack } from './site-pack.ts';

/**
 * A pack like that of the demo.
 * @param texts what its files contain instead: `commands.yaml` -> value
 * @param change what differs in `site.yaml`
 * @returns its folder, for `SITE_DIR`
 */
export function packWith(
  texts: Readonly<Record<string, unknown>>,
  change?: Parameters<typeof sitePack>[0],
): string {
  const folder = sitePack(change);
  for (const [file, value] of Object.entries(texts))
    writeFileSync(join(folder, 'en', file), stringify(value));
  return folder;
}
