import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { tempFolder } from './folders.ts';
import { DEMO_SITE } from './site-settings.ts';

/** `site.yaml`, as far as tests change it. */
interface Facts {
  name: string;
  accent: string;
  prefix?: string;
  links: Record<string, string>;
  pictures: Record<string, unknown>;
  pages?: { absent?: string[] };
  [key: string]: unknown;
}

/**
 * A pack like that of the demo.
 * @param change what differs in `site.yaml`
 * @returns its folder, for `SITE_DIR`
 */
export function sitePack(change: (facts: Facts) => void = () => undefined): string {
  const folder = join(tempFolder(), 'site');
  cpSync(DEMO_SITE, folder, { recursive: true });
  const file = join(folder, 'site.yaml');
  const facts = parse(readFileSync(file, 'utf8')) as Facts;
  change(facts);
  writeFileSync(file, stringify(facts));
  return folder;
}
