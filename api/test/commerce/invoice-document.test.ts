import { expectLedgerAddsUp } from '../support/ledger.ts';
import { inOneWindow } from '../support/one-window.ts';
import { signInAs } from '../support/sign-in.ts';
import { startShop, type Shop } from '../support/shop.ts';

describe("the payment provider's invoice", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));
  const open = (id: string, form: 'pdf' | 'document', browser = shop.customer) =>
    browser.go(`/api/stripe/invoice/${id}/${form}`);
  const refusal = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { error: string }).error,
  ];

  test('is opened as a PDF and as a page, at addresses that are not stored', async () => {
    const id = await shop.license();
    expect(await shop.invoice(id)).toMatchObject({
      pdfUrl: `/api/stripe/invoice/${id}/pdf`,
      documentUrl: `/api/stripe/invoice/${id}/document`,
    });
    const targets = [];
    for (const form of ['pdf', 'document'] as const) {
      const answer = await open(id, form);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
      targets.push(answer.headers.get('location') ?? '');
    }
    const [pdf = '', page = ''] = targets;
    expect(pdf).toMatch(/\/i\/.+\/pdf$/);
    expect(page).toBe(pdf.replace(/\/pdf$/, ''));
    expect((await (await fetch(pdf)).text()).slice(0, 5)).toBe('%PDF-');
    expect(await (await fetch(page)).text()).toContain('SANDBOX-0001');
  });

  test('is opened by its buyer alone, once there is one', async () => {
    const { session, invoiceId } = await shop.order();
    expect(await refusal(await open(invoiceId, 'pdf'))).toEqual([
      404,
      'The payment provider has not made this invoice yet.',
    ]);
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    const visitor = await signInAs(shop.api, 'visitor');
    for (const answer of [
      await open(invoiceId, 'pdf', visitor),
      await open('INV-NONE', 'document'),
    ])
      expect(await refusal(answer)).toEqual([404, 'Invoice not found.']);
    await shop.rows(`update invoices set session_id = null`);
    const calls = (await shop.stripe.calls()).length;
    expect(await refusal(await open(invoiceId, 'pdf'))).toEqual([404, 'Invoice not found.']);
    expect((await shop.stripe.calls()).length).toBe(calls);
    await shop.rows(`update invoices set session_id = '${session}'`);
  });

  test('is opened at most ten times per minute', async () => {
    const one = await shop.license();
    const other = await shop.license('Multi', 5);
    const statuses = await inOneWindow(shop.api, 60, async () => {
      const found = [];
      for (let call = 0; call < 11; call += 1)
        found.push((await open(one, call % 2 === 0 ? 'pdf' : 'document')).status);
      return [...found, (await open(other, 'pdf')).status];
    });
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 302), 429, 302]);
  });
});
