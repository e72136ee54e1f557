import { moneyDifferences } from './money.ts';
import type { Site } from './site.ts';
import { SiteFile } from './site-file.ts';

const catalog = {
  currency: 'EUR',
  plans: [
    { id: 'Duo', price: 849, servers: { min: 2, max: 2 }, popular: true },
    { id: 'Multi', price: 1999, servers: { min: 5, max: 5 }, popular: false },
  ],
  refund: { days: 7, activeHours: 24 },
};

const siteOf = (facts: object, more: object = {}): Site => ({
  facts: SiteFile.parse({ name: 'Juno', ...facts }),
  texts: {},
  ...more,
});

describe('moneyDifferences', () => {
  it('two versions that sell the same do not differ, whatever else does', () => {
    const before = siteOf({ accent: '#112233' }, { catalog });
    const after = siteOf({ accent: '#445566' }, { catalog: structuredClone(catalog) });
    expect(moneyDifferences(before, after)).toEqual([]);
  });

  it('a changed price, plan, refund rule and currency are shown by plan, in money', () => {
    const [duo, multi] = catalog.plans;
    const changed = {
      ...catalog,
      plans: [multi, { ...duo, price: 899 }, { id: 'Solo', price: 100 }],
      refund: { days: 14, activeHours: 24 },
    };
    expect(moneyDifferences(siteOf({}, { catalog }), siteOf({}, { catalog: changed }))).toEqual([
      { key: 'plans.Duo.price', from: '€8.49', to: '€8.99' },
      { key: 'refund.days', from: '7', to: '14' },
      { key: 'plans.Solo.id', from: null, to: 'Solo' },
      { key: 'plans.Solo.price', from: null, to: '€1.00' },
    ]);
    const yen = moneyDifferences(
      siteOf({}, { catalog }),
      siteOf({}, { catalog: { ...catalog, currency: 'JPY' } }),
    );
    expect(yen).toContainEqual({ key: 'plans.Duo.price', from: '€8.49', to: '¥849' });
  });

  it('a catalog that appears or ends differs in each of its values', () => {
    expect(moneyDifferences(siteOf({}), siteOf({}, { catalog }))).toContainEqual({
      ...{ key: 'plans.Multi.price', from: null, to: '€19.99' },
    });
    expect(moneyDifferences(siteOf({}, { catalog }), siteOf({}))).toContainEqual({
      ...{ key: 'refund.days', from: '7', to: null },
    });
  });

  it('the name of the pack sells only where it names no other seller', () => {
    const [before, after] = [siteOf({}), siteOf({ name: 'Nova' })];
    expect(moneyDifferences(before, after)).toEqual([
      { key: 'seller.name', from: 'Juno', to: 'Nova' },
    ]);
    const company = { seller: { name: 'A Company' } };
    expect(moneyDifferences(siteOf(company), siteOf({ ...company, name: 'Nova' }))).toEqual([]);
  });

  it('another imprint, address or tax is another seller', () => {
    const after = siteOf({
      links: { imprint: 'https://nova.example/imprint' },
      seller: { address: 'Street 1', tax: { mode: 'fixed', percent: 19 } },
    });
    expect(moneyDifferences(siteOf({}), after)).toEqual([
      { key: 'seller.tax.mode', from: 'none', to: 'fixed' },
      { key: 'seller.tax.notice', from: 'No tax is charged.', to: null },
      { key: 'seller.address', from: null, to: 'Street 1' },
      { key: 'seller.tax.percent', from: null, to: '19' },
      { key: 'seller.imprint', from: null, to: 'https://nova.example/imprint' },
    ]);
  });

  it('nothing changes where nothing was live', () => {
    expect(moneyDifferences(undefined, siteOf({}, { catalog }))).toEqual([]);
  });
});
