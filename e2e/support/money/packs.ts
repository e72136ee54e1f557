import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The seller of changed packs. */
export const SELLER = 'Bot Works, Street 1, 12345 Town';

interface Changes {
  /** Value of `seller.tax`, in YAML's flow style; default: no tax. */
  tax?: string;
  /** SKU of the plan Duo at Discord. */
  sku?: string;
  /** ISO 4217; default: the euro. */
  currency?: string;
  /** Further lines of `catalog.yaml`. */
  catalog?: string;
}

/** A copy of the demo's site pack that sells in another way. @returns its folder */
export function sellingPack({
  tax = '{ mode: none }',
  sku,
  currency = 'EUR',
  catalog = '',
}: Changes): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-pack-'));
  cpSync(join(import.meta.dirname, '../../../sites/juno'), folder, { recursive: true });
  appendFileSync(join(folder, 'site.yaml'), `seller:\n  address: ${SELLER}\n  tax: ${tax}\n`);
  const file = join(folder, 'catalog.yaml');
  const text = readFileSync(file, 'utf8')
    .replace('currency: EUR', `currency: ${currency}`)
    .replace('id: Duo\n', sku ? `id: Duo\n    discordSku: '${sku}'\n` : 'id: Duo\n');
  writeFileSync(file, text + catalog);
  return folder;
}
