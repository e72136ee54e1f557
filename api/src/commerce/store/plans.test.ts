import { readSite } from '../../core/site/read-site.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { DEMO_SITE } from '../../../test/support/site-settings.ts';
import { plansOf } from './plans.ts';

type Catalog = NonNullable<LiveSite['catalog']>;
type PlanFacts = Catalog['plans'][number];

describe("the plans of the demo's catalog", () => {
  const site = new LiveSite({
    ...{ publicOrigin: 'https://juno.example', discord: { clientId: undefined } },
    ...{ keep: {}, seller: {}, invoiceRetentionYears: 10 },
  } as never);
  beforeAll(async () => expect(await readSite(DEMO_SITE, site)).toEqual([]));

  it('[spec1 §9.1] cost 4.99, 8.49 and 19.99 euro once, for 1, 2 and 5 servers', () => {
    expect(
      plansOf(site).map(({ id, price, currency, servers, maxServers }) => [
        ...[id, price, currency, servers, maxServers],
      ]),
    ).toEqual([
      ['Single', 499, 'EUR', 1, 25],
      ['Duo', 849, 'EUR', 2, undefined],
      ['Multi', 1999, 'EUR', 5, undefined],
    ]);
  });

  it('[spec1 §9.2] save 15 percent as Duo and 20 percent as Multi', () => {
    expect(plansOf(site).map(({ savings }) => savings)).toEqual([0, 15, 20]);
  });

  it('[spec1 §2.13] have one that is marked as most popular: Duo', () => {
    expect(plansOf(site).flatMap(({ id, popular }) => (popular ? [id] : []))).toEqual(['Duo']);
  });

  it('say what the pack says of them, with its variables filled in', () => {
    expect(plansOf(site)[0]).toMatchObject({
      name: 'Single',
      description: 'For one community',
      features: [
        'Lifetime access for 1 server',
        'All features and updates',
        'Add servers later',
        'Answers within 24 hours',
      ],
    });
  });
});

const plan = (id: string, price: number, min: number, max = min): PlanFacts => ({
  ...{ id, price, servers: { min, max }, popular: false },
});
const savingsOf = (...plans: PlanFacts[]) =>
  plansOf({
    catalog: {
      currency: 'USD',
      plans,
      refund: { days: 14, activeHours: 48 },
      withdrawal: { days: 14, exception: 'none' },
      promotionCodes: false,
    },
    texts: undefined,
  }).map(({ savings }) => savings);

test('savings compare with the cheapest license for one server, and are never below nothing', () => {
  expect(savingsOf(plan('A', 500, 1), plan('B', 400, 1), plan('C', 1200, 5))).toEqual([0, 0, 40]);
  expect(savingsOf(plan('A', 500, 1, 9), plan('B', 450, 2, 9), plan('C', 1200, 2))).toEqual([
    0, 10, 0,
  ]);
  expect(savingsOf(plan('A', 500, 2), plan('B', 600, 5))).toEqual([0, 0]);
});

test('a site without a catalog offers nothing', () => {
  expect(plansOf({ catalog: undefined, texts: undefined })).toEqual([]);
});
