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
};
const FACTS: MessageFacts = {
  'order.received': { amount: 849 },
  'payment.received': { amount: 749 },
  'payment.failed': { amount: 849 },
  'refund.requested': { amount: 849, by: 'owner', keepsLicence: false },
  'refund.paid': { amount: 849, keepsLicence: false },
  'refund.failed': { amount: 849 },
  'dispute.opened': { amount: 849 },
  'dispute.won': { amount: 849 },
  'dispute.lost': { amount: 849 },
  'licence.transferred': { from: '<script>alert(1)</script>', to: 'B"onmouseover="x', by: 'owner' },
  'licence.granted': { servers: 2 },
};
const KINDS = Object.keys(FACTS) as (keyof MessageFacts)[];

const subjectOf = (kind: keyof MessageFacts): MessageSubject => ({
  facts: FACTS[kind],
  at: new Date('2026-03-09T14:05:00Z'),
  invoice: {
    ...{ id: 'INV-1', number: null, stripeNumber: 'JUNO-0001', plan: 'Duo', servers: 2 },
    ...{ amount: 849, discountAmount: 100, taxAmount: 120, taxBasisPoints: 1900, grantId: null },
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
      expect(part).toContain('JUNO-0001');
      expect(part).toContain('https://juno.example/');
      expect(part).toContain('Juno GmbH, Street 1, 10115 Berlin');
      expect(part).toContain('Mar 9, 2026, 14:05 UTC');
    }
    expect(content.subject).not.toMatch(/\p{C}|script/u);
    expect(html).not.toMatch(/<script|<img|<link|<iframe|src=|@import|url\(|<Co>|"onmouseover/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      'https://juno.example',
      content.action.url,
    ]);
  });

  test('of a receipt name discount and tax where there are any', () => {
    const { rows } = contentOf('payment.received', subjectOf('payment.received'));
    expect(rows).toEqual([
      ['Amount paid', '€7.49'],
      ['Discount', '-€1.00'],
      ['Included tax (19 %)', '€1.20'],
      ['Date', 'Mar 9, 2026, 14:05 UTC'],
      ['Plan', 'Duo, lifetime licence for 2 servers'],
      ['Invoice', 'JUNO-0001'],
    ]);
    const subject = subjectOf('payment.received');
    const plain = { ...subject.invoice, discountAmount: 0, taxBasisPoints: 0, stripeNumber: null };
    expect(contentOf('payment.received', { ...subject, invoice: plain }).rows).toEqual([
      ['Amount paid', '€7.49'],
      ['Date', 'Mar 9, 2026, 14:05 UTC'],
      ['Plan', 'Duo, lifetime licence for 2 servers'],
      ['Invoice', 'INV-1'],
    ]);
  });
});
