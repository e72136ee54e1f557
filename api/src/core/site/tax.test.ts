import { NAMED } from '../../../test/support/site-settings.ts';
import { loadConfig } from '../config/config.ts';
import { LiveSite } from './live-site.ts';
import type { ServedPack } from './served-pack.ts';

const load = (env: Record<string, string>) =>
  loadConfig({ ...NAMED, ...env }, { toPath: (path) => path, delimiter: ':' });

test.each([
  [{}, {}, { mode: 'none', notice: 'No tax is charged.' }],
  [{ SELLER_TAX_PERCENT: '19' }, {}, { mode: 'fixed', percent: 19 }],
  [{ SELLER_TAX_PERCENT: '7.5' }, { taxNotice: 'None.' }, { mode: 'fixed', percent: 7.5 }],
  [
    {},
    { taxNotice: 'Kein Ausweis der Umsatzsteuer.' },
    { mode: 'none', notice: 'Kein Ausweis der Umsatzsteuer.' },
  ],
])('the tax of %j with the seller %j is %j', (env: Record<string, string>, seller, tax) => {
  const live = new LiveSite(load(env));
  live.useRelease({
    site: { facts: { seller } },
    brand: { name: 'Nova' },
  } as unknown as ServedPack);
  expect(live.seller.tax).toEqual(tax);
});

test.each(['-1', '101', '7.555', 'much'])('a tax of %s per cent is rejected', (percent) => {
  expect(() => load({ SELLER_TAX_PERCENT: percent })).toThrow(
    'SELLER_TAX_PERCENT must be a percentage such as 19 or 8.5.',
  );
});
