import { NAMED } from '../../../test/support/site-settings.ts';
import { loadConfig } from '../config/config.ts';
import { LiveSite } from './live-site.ts';
import type { ServedPack } from './served-pack.ts';

test('a site without a pack charges no tax', () => {
  const live = new LiveSite(loadConfig({ ...NAMED }, { toPath: (path) => path, delimiter: ':' }));
  expect(live.seller.tax).toEqual({ mode: 'none', notice: 'No tax is charged.' });
  const tax = { mode: 'stripe', prices: 'exclusive' };
  live.useRelease({
    site: { facts: { seller: { tax } } },
    brand: { name: 'Nova' },
  } as unknown as ServedPack);
  expect(live.seller.tax).toEqual(tax);
});
