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
 * A pack like that of the demo. Its texts lead only to links that it has.
 * @param change what differs in `site.yaml`
 * @returns its folder, for `SITE_DIR`
 */
export function sitePack(change: (facts: Facts) => void = () => undefined): string {
  const folder = join(tempFolder(), 'site');
  cpSync(DEMO_SITE, folder, { recursive: true });
  const facts = parse(readFileSync(join(folder, 'site.yaml'), 'utf8')) as Facts;
  change(facts);
  changeFile(folder, 'site.yaml', () => stringify(facts));
  const legal = ['economy', 'privacy', 'refund', 'terms'].map((name) => `legal/${name}.md`);
  for (const file of ['landing.yaml', ...legal])
    changeFile(folder, `en/${file}`, (text) => withoutLinks(text, facts.links));
  return folder;
}

/** A copy of the pack of another bot, which sells other plans in US dollars. @returns its folder */
export function novaPack(): string {
  const folder = join(tempFolder(), 'nova');
  cpSync(join(DEMO_SITE, '../nova'), folder, { recursive: true });
  return folder;
}

/** A pack like that of the demo, of a bot with another name and its own links. */
export const siteOf = (name: string, links: Record<string, string> = {}): string =>
  sitePack((facts) => Object.assign(facts, { name, links }));

/** What opens the store, besides a key of Stripe. @param change what else differs in `site.yaml` */
export const openStore = (change: (facts: Facts) => void = () => undefined) => ({
  STORE_OPEN: '1',
  SITE_DIR: sitePack((facts) => {
    facts.seller = { name: 'Juno', address: 'Street 1, 12345 Town' };
    change(facts);
  }),
});

/** Changes one file of a pack. */
export function changeFile(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Without the buttons and links that lead to a link which the pack does not have. */
function withoutLinks(text: string, links: Record<string, string>): string {
  const has = (target: string) =>
    target === 'invite' || links[target === '/contact' ? 'email' : target] !== undefined;
  return text
    .replace(/- label: [^\n]+\n\s+to: (\w+)\n\s*/g, (whole, target: string) =>
      has(target) ? whole : '',
    )
    .replace(/\[([^\]]+)\]\((\w+|\/contact)\)/g, (whole, words: string, target: string) =>
      has(target) ? whole : words,
    );
}
