import type { MessageFacts } from '../message-facts.ts';
import { contentOf } from './all.ts';
import type { MessageSubject } from './message-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const SITE = {
  brand: {
    name: 'Juno & <Co>',
    accent: '#7c6cff',
    contactEmail: 'support@juno.example',
    supportUrl: 'https://discord.gg/juno',
  },
  seller: {
    name: 'Juno GmbH',
    address: 'Street 1, 10115 Berlin',
    taxId: 'DE1',
    imprintUrl: undefined,
  },
  origin: 'https://juno.example',
  linkTo: (name: string, params: Record<string, string> = {}) =>
    `https://juno.example/${[name, ...Object.values(params)].join('/')}`,
};
const FACTS: MessageFacts = {
  'order.received': { amount: 849 },
  'payment.received': { amount: 749 },
  'payment.failed': { amount: 849 },
  'refund.requested': { amount: 849, by: 'owner', keepsLicense: false },
  'refund.accepted': { amount: 849, keepsLicense: false },
  'refund.needs-action': { amount: 849, keepsLicense: false },
  'refund.paid': { amount: 849, keepsLicense: false },
  'refund.failed': { amount: 849 },
  'dispute.opened': { amount: 849 },
  'dispute.won': { amount: 849 },
  'dispute.lost': { amount: 849 },
  'license.transferred': { from: '<script>alert(1)</script>', to: 'B"onmouseover="x', by: 'owner' },
  'license.granted': { servers: 2 },
  'license.imported': { servers: 2 },
  'gift.redeemed': { servers: 2 },
  'gift.received': { servers: 2 },
  'gift.lost': { servers: 2 },
};
const KINDS = Object.keys(FACTS) as (keyof MessageFacts)[];

const subjectOf = (kind: keyof MessageFacts): MessageSubject => ({
  facts: FACTS[kind],
  at: new Date('2026-03-09T14:05:00Z'),
  invoice: {
    ...{ id: 'INV-1', number: null, providerNumber: 'JUNO-0001', plan: 'Duo', servers: 2 },
    ...{
      planName: null,
      amount: 849,
      currency: 'EUR',
      discountAmount: 100,
      taxAmount: 120,
      taxBasisPoints: 1900,
      taxPrices: null,
      isReverseCharge: false,
      grantId: null,
      giftCodeHash: null,
    },
    ...{ consentAt: null, consentText: null },
  },
  site: SITE,
});

describe('the words of a message', () => {
  test.each(KINDS)('%s are complete, escaped, and load nothing (threats row 182)', (kind) => {
    const content = contentOf(kind, subjectOf(kind));
    const text = renderText(content, SITE);
    const html = renderHtml(content, SITE);
    for (const part of [text, html]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object/);
      // The invoice of a gift is its buyer's, and that of an imported license is in another shop.
      const isWithout = ['gift.received', 'gift.lost', 'license.imported'].includes(kind);
      expect(part.includes('JUNO-0001')).toBe(!isWithout);
      expect(part).toContain('https://juno.example/');
      expect(part).toContain('Juno GmbH, Street 1, 10115 Berlin');
      expect(part).toContain('09.03.2026 14:05:00 UTC');
    }
    const { subject, heading, paragraphs, rows, action } = content;
    const texts = [subject, heading, action.label, ...paragraphs, ...rows.flat()];
    expect(texts.filter((each) => !/\w/.test(each))).toEqual([]);
    expect(subject).not.toMatch(/\p{C}|script/u);
    expect(html).not.toMatch(/<script|<img|<link|<iframe|src=|@import|url\(|<Co>|"onmouseover/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      'https://juno.example',
      content.action.url,
    ]);
  });

  test('of the receipt of a gift say where its code is, and do not contain it', () => {
    const subject = subjectOf('payment.received');
    const { paragraphs, action } = contentOf('payment.received', {
      ...subject,
      invoice: { ...subject.invoice, giftCodeHash: 'a hash' },
    });
    expect(paragraphs.join(' ')).toMatch(/Your invoice has its code/);
    expect(action.label).toBe('Show the Code');
    expect(paragraphs.join(' ')).not.toContain('a hash');
  });

  test('of a receipt name discount and tax where there are any', () => {
    const { rows } = contentOf('payment.received', subjectOf('payment.received'));
    expect(rows).toEqual([
      ['Amount paid', '€7.49'],
      ['Discount', '-€1.00'],
      ['Included tax (19 %)', '€1.20'],
      ['Date', '09.03.2026 14:05:00 UTC'],
      ['Plan', 'Duo, lifetime license for 2 servers'],
      ['Invoice', 'JUNO-0001'],
    ]);
    const subject = subjectOf('payment.received');
    const plain = {
      ...subject.invoice,
      discountAmount: 0,
      taxAmount: null,
      taxBasisPoints: 0,
      providerNumber: null,
    };
    expect(contentOf('payment.received', { ...subject, invoice: plain }).rows).toEqual([
      ['Amount paid', '€7.49'],
      ['Date', '09.03.2026 14:05:00 UTC'],
      ['Plan', 'Duo, lifetime license for 2 servers'],
      ['Invoice', 'INV-1'],
    ]);
  });

  test.each([
    ['within the price', { taxPrices: 'inclusive' }, [['Included tax', '€1.20']]],
    ['besides the price', { taxPrices: 'exclusive' }, [['Tax', '€1.20']]],
    ['of nothing', { taxPrices: 'exclusive', taxAmount: 0 }, []],
    [
      'that a business owes abroad',
      { taxPrices: 'inclusive', taxAmount: 0, isReverseCharge: true },
      [['Tax', 'Reverse charge: you account for it in your country']],
    ],
  ] as const)('of a receipt name a calculated tax %s', (_, tax, expected) => {
    const subject = subjectOf('payment.received');
    const invoice = { ...subject.invoice, taxBasisPoints: 0, ...tax };
    const { rows } = contentOf('payment.received', { ...subject, invoice });
    expect(rows.filter(([name]) => /tax/i.test(name))).toEqual(expected);
  });

  test.each<[keyof MessageFacts, MessageFacts[keyof MessageFacts], RegExp[], RegExp[]]>([
    [
      'refund.requested',
      { amount: 849, by: 'staff', keepsLicense: true },
      [/^You requested a refund of €8\.49/, /no longer have a license/],
      [/^Our team requested a refund of €8\.49/, /stays active/],
    ],
    ...(['refund.accepted', 'refund.needs-action', 'refund.paid'] as const).map(
      (kind): [typeof kind, MessageFacts[typeof kind], RegExp[], RegExp[]] => [
        kind,
        { amount: 849, keepsLicense: true },
        [/./, /no longer have a license/],
        [/./, /stays active/],
      ],
    ),
    [
      'refund.failed',
      { amount: 849, isCanceled: true },
      [/^We could not refund €8\.49/, /^Please write to/],
      [/^The refund of €8\.49 was canceled/, /^Please write to/],
    ],
    [
      'license.transferred',
      { from: 'A', to: 'B', by: 'staff' },
      [/^You transferred/, /./],
      [/^Our team transferred/, /./],
    ],
    ['license.granted', { servers: 1 }, [/ for 2 servers\./, /./], [/ for 1 server\./, /./]],
    ['license.imported', { servers: 1 }, [/ for 2 servers /, /./], [/ for 1 server /, /./]],
  ])('of %s depend on its facts', (kind, facts, expected, others) => {
    const matching = (patterns: RegExp[]) =>
      patterns.map((pattern) => expect.stringMatching(pattern) as string);
    const subject = subjectOf(kind);
    expect(contentOf(kind, subject).paragraphs).toEqual(matching(expected));
    expect(contentOf(kind, { ...subject, facts }).paragraphs).toEqual(matching(others));
  });

  test('of a receipt quote the consent to immediate supply with its date, and say where to withdraw', () => {
    const subject = subjectOf('payment.received');
    const consentOf = (consentAt: Date | null, consentText: string | null) => {
      const invoice = { ...subject.invoice, consentAt, consentText };
      return contentOf('payment.received', { ...subject, invoice }).paragraphs.slice(2);
    };
    const at = new Date('2026-03-09T13:59:58Z');
    const withdraw = 'Withdraw from contract here: https://juno.example/withdraw';
    expect(consentOf(null, null)).toEqual([withdraw]);
    expect(consentOf(at, 'I agree that you start now.')).toEqual([
      'On 09.03.2026 13:59:58 UTC you agreed: “I agree that you start now.”',
      withdraw,
    ]);
    expect(consentOf(at, null)).toEqual([
      'On 09.03.2026 13:59:58 UTC you agreed to immediate supply.',
      withdraw,
    ]);
  });

  test('name a complimentary license, an older invoice and one server', () => {
    const subject = subjectOf('license.granted');
    const rowsOf = (change: object) =>
      contentOf('license.granted', { ...subject, invoice: { ...subject.invoice, ...change } }).rows;
    expect(rowsOf({ grantId: 'g' })).toContainEqual([
      'Plan',
      'Complimentary license for 2 servers',
    ]);
    expect(rowsOf({ plan: 'Single', servers: 1 })).toContainEqual([
      'Plan',
      'Single, lifetime license for 1 server',
    ]);
    expect(rowsOf({ plan: 'crew', planName: 'The Crew', servers: 3 })).toContainEqual([
      'Plan',
      'The Crew, lifetime license for 3 servers',
    ]);
    expect(rowsOf({ number: 7 })).toContainEqual(['Invoice', '000007']);
  });

  test.each(KINDS)('%s name no address that the site has not', (kind) => {
    const subject = subjectOf(kind);
    const ask = (supportUrl: string) => {
      const site = { ...SITE, brand: { ...SITE.brand, contactEmail: '', supportUrl } };
      return renderText(contentOf(kind, { ...subject, site }), site);
    };
    expect(ask('')).not.toMatch(/[Ww]rite to|@|discord\.gg|undefined/);
    expect(ask('https://discord.gg/juno')).not.toMatch(/[Ww]rite to|@/);
  });

  test('are those of the pack where it has some, and always state the facts', () => {
    const mails = {
      'payment.received': { subject: 'Paid {{number}}', paragraphs: ['{{amount}} for {{plan}}.'] },
      'refund.paid': { heading: '{{amount}} {{who}} {{nothing}}' },
      'refund.failed': { heading: 'Not possible' },
      'license.transferred': { subject: '{{to}}', paragraphs: ['{{who}}: {{from}} {{to}}'] },
    };
    const of = (kind: keyof MessageFacts, change: object = {}) =>
      contentOf(kind, { ...subjectOf(kind), ...change, site: { ...SITE, mails } });
    const consentAt = new Date('2026-03-09T13:59:58Z');
    const invoice = { ...subjectOf('payment.received').invoice, consentAt, consentText: 'Yes.' };
    expect(of('payment.received', { invoice })).toMatchObject({
      subject: 'Paid JUNO-0001',
      heading: 'Thank you for your purchase',
      paragraphs: [
        '€7.49 for Duo.',
        'On 09.03.2026 13:59:58 UTC you agreed: “Yes.”',
        'Withdraw from contract here: https://juno.example/withdraw',
      ],
      rows: expect.arrayContaining([['Amount paid', '€7.49']]) as unknown,
    });
    expect(of('refund.paid').heading).toBe('€8.49 {{who}} {{nothing}}');
    expect(of('refund.paid').paragraphs.at(-1)).toMatch(/no longer have a license/);
    expect(of('refund.failed').heading).toBe('Not possible');
    expect(of('refund.failed', { facts: { amount: 849, isCanceled: true } }).heading).toBe(
      'Your refund was canceled',
    );
    // Names that a customer has chosen are no part of a subject, and are not filled in again.
    const facts = { from: '{{to}}', to: 'B', by: 'staff' };
    expect(of('license.transferred', { facts })).toMatchObject({
      ...{ subject: '{{to}}', paragraphs: ['Our team: {{to}} B'] },
    });
  });

  test('end with who writes, as far as it is known', () => {
    const content = contentOf('order.received', subjectOf('order.received'));
    const footer = (seller: object) =>
      renderText(content, { ...SITE, seller: { ...SITE.seller, ...seller } }).split('\n-- \n')[1];
    const lines = [
      'Questions? Write to support@juno.example.',
      'You are receiving this email because of a purchase or license on https://juno.example.',
      'Juno GmbH, Street 1, 10115 Berlin',
    ];
    expect(footer({ imprintUrl: 'https://juno.example/imprint' })).toBe(
      [...lines, 'Tax ID: DE1', 'Imprint: https://juno.example/imprint', ''].join('\n'),
    );
    expect(footer({ taxId: '', address: '' })).toBe(
      [...lines.slice(0, 2), 'Juno GmbH', ''].join('\n'),
    );
  });
});

test('a receipt of a site without the page of withdrawals names none', () => {
  const subject = subjectOf('payment.received');
  const site = { ...subject.site, linkTo: () => `${subject.site.origin}/` };
  expect(contentOf('payment.received', { ...subject, site }).paragraphs.join()).not.toContain(
    'Withdraw',
  );
});

test.each([
  ['withdrawal.received', { name: 'Casey <b>', contract: 'A & B' }, ['Casey <b>', 'A & B']],
  ['withdrawal.accepted', { contract: 'A & B' }, ['A & B', 'We refund what you paid']],
  ['withdrawal.rejected', { contract: 'A & B', reason: 'Too late.' }, ['Too late.', 'A & B']],
] as const)('the message %s has what it is about, escaped', (kind, facts, texts) => {
  const at = new Date('2026-03-09T14:05:00Z');
  const content = contentOf(kind, { facts, at, invoice: undefined, site: SITE });
  const text = renderText(content, SITE);
  for (const each of [...texts, '09.03.2026 14:05:00 UTC']) expect(text).toContain(each);
  expect(renderHtml(content, SITE)).not.toMatch(/<b>|A & B/);
});
