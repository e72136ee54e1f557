import { loadConfig } from './config.ts';
import { NAMED } from '../../../test/support/site-settings.ts';

const load = (env: Record<string, string>) =>
  loadConfig({ ...NAMED, ...env }, { toPath: (path) => path, delimiter: ':' });

test.each([
  [{}, { mode: 'none', notice: 'No tax is charged.' }],
  [{ SELLER_TAX_PERCENT: '19' }, { mode: 'fixed', percent: 19 }],
  [
    { TAX_MODE: 'fixed', SELLER_TAX_PERCENT: '7.5' },
    { mode: 'fixed', percent: 7.5 },
  ],
  [
    { TAX_MODE: 'none' },
    {
      mode: 'none',
      notice: 'No VAT is charged, because the seller is a small business.',
    },
  ],
  [
    { TAX_NOTICE: 'Kein Ausweis der Umsatzsteuer.' },
    { mode: 'none', notice: 'Kein Ausweis der Umsatzsteuer.' },
  ],
])('the tax of %j is %j', (env: Record<string, string>, tax) => {
  expect(load(env).seller.tax).toEqual(tax);
});

test.each([
  [{ TAX_MODE: 'fixed' }, 'SELLER_TAX_PERCENT must be more than 0 when TAX_MODE is fixed'],
  [
    { TAX_MODE: 'none', SELLER_TAX_PERCENT: '19' },
    'SELLER_TAX_PERCENT must be 0 or empty when TAX_MODE is none',
  ],
  [
    { SELLER_TAX_PERCENT: '19', TAX_NOTICE: 'None.' },
    'TAX_NOTICE must be empty when tax is charged',
  ],
  [{ TAX_MODE: 'stripe' }, 'TAX_MODE must be none or fixed.'],
])('the tax of %j is rejected', (env: Record<string, string>, message) => {
  expect(() => load(env)).toThrow(message);
});
