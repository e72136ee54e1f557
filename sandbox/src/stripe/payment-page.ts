import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/html.ts';
import type { Reply } from '../http/http.ts';
import type { invoiceText } from './invoice-text.ts';
import { REGISTERED } from './automatic-tax.ts';
import type { Buyer } from './buyer.ts';
import { moneyText } from './money.ts';
import type { Session } from './objects.ts';
import { paymentCss as css } from './payment-css.ts';

/** The hosted payment page. Works without scripts. @param error of the last attempt */
export function paymentPage(
  session: Session,
  { seller, buyer }: { seller: string; buyer: Buyer },
  error?: string,
): Reply {
  const total = moneyText(session.amount_total, session.currency);
  const isFree = session.amount_total === 0;
  const items = session.line_items.data
    .map(
      ({ description, quantity, price, amount_subtotal }) =>
        `<li><span>${escapeHtml(description)}<small>Qty ${quantity} × ${moneyText(price.unit_amount, price.currency)}</small></span><span>${moneyText(amount_subtotal, session.currency)}</span></li>`,
    )
    .join('');
  return page(
    `Pay ${total}`,
    `<main>
<section class="order"><div>
<p class="seller"><span class="mark" aria-hidden="true">${escapeHtml(seller.slice(0, 1).toUpperCase())}</span>${escapeHtml(seller)}</p>
<h1>Pay ${escapeHtml(seller)}</h1>
<p class="total">${total}</p>
<ul class="items">${items}${totalRows(session)}</ul>
</div></section>
<section class="pay"><div>
<h2>Pay with card</h2>
${error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ''}
${session.allow_promotion_codes ? codeForm(session) : ''}
${session.automatic_tax.enabled ? addressForm(session, buyer) : ''}
<form method="post" action="/c/pay/${session.id}">
${isFree ? '<button class="primary" name="act" value="pay">Complete order</button>' : cardFields(total)}
<button class="plain" name="act" value="cancel">Cancel</button>
</form>
<p class="note">This is a stand-in for Stripe. The card is made up, no money moves, and nothing leaves this computer.</p>
</div></section>
</main>`,
    [session.success_url, session.cancel_url ?? ''],
  );
}

/** Discount and tax of an order, where it has them. */
function totalRows({ total_details: details, currency, line_items: items }: Session): string {
  const row = (name: string, cents: number) =>
    cents === 0 ? '' : `<li><span>${name}</span><span>${moneyText(cents, currency)}</span></li>`;
  const isAdded = items.data.some(({ price }) => price.tax_behavior === 'exclusive');
  return (
    row('Discount', -details.amount_discount) +
    row(isAdded ? 'Tax' : 'Tax included', details.amount_tax)
  );
}

/** The address that Stripe Tax needs, and the tax id of a business. */
const addressForm = (
  { id }: Session,
  { country, taxId }: Buyer,
): string => `<form method="post" action="/c/pay/${id}">
<label for="country">Country</label>
<select class="field" id="country" name="country">${[...REGISTERED, 'US']
  .map((code) => `<option${code === country ? ' selected' : ''}>${code}</option>`)
  .join('')}</select>
<label for="tax-id">Tax ID (businesses)</label>
<input class="field" id="tax-id" name="taxId" autocomplete="off" value="${escapeHtml(taxId ?? '')}">
<button name="act" value="locate">Calculate tax</button>
</form>`;

/** Enters a promotion code. Only the sandbox can also make one here. */
const codeForm = ({ id }: Session): string => `<form method="post" action="/c/pay/${id}">
<label for="promotion">Promotion code</label>
<input class="field" id="promotion" name="code" autocomplete="off">
<button name="act" value="apply">Apply</button>
<details><summary>Make a code (sandbox only)</summary>
<label for="percent">Percent off</label>
<input class="field" id="percent" name="percent" type="number" min="1" max="100" value="20">
<button name="act" value="make-code">Make and apply this code</button>
</details>
</form>`;

const cardFields = (total: string): string => `<label for="card">Card number</label>
<input class="field" id="card" value="4242 4242 4242 4242" readonly>
<div class="pair"><div><label for="until">Valid until</label><input class="field" id="until" value="12 / 34" readonly></div>
<div><label for="code">Security code</label><input class="field" id="code" value="123" readonly></div></div>
<button class="primary" name="act" value="pay">Pay ${total}</button>
<button name="act" value="pay-later">Pay later by bank transfer</button>
<button name="act" value="decline">Decline the card</button>`;

/** Page of a session that can no longer be paid. */
export function closedPage(session: Session): Reply {
  const back = session.status === 'complete' ? session.success_url : session.cancel_url;
  const why =
    session.status === 'complete'
      ? 'This payment is done already.'
      : 'This payment page has expired.';
  return page(
    'Nothing to pay',
    `<main><section class="pay"><div><h2>${why}</h2>
${back ? `<p><a href="${escapeHtml(back)}">Back to the shop</a></p>` : ''}</div></section></main>`,
    [],
  );
}

/** Page of Stripe's hosted invoice. */
export function documentPage({ title, rows, footer }: ReturnType<typeof invoiceText>): Reply {
  const list = rows
    .map(
      ([name, value]) =>
        `<li><span>${escapeHtml(name)}</span><span>${escapeHtml(value)}</span></li>`,
    )
    .join('');
  return page(
    title,
    `<main><section class="order"><div><h1>${escapeHtml(title)}</h1><ul class="items">${list}</ul>
${footer.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div></section></main>`,
    [],
  );
}

function page(title: string, main: string, formTargets: string[]): Reply {
  const style = createHash('sha256').update(css).digest('base64');
  const origins = formTargets.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      // Chromium applies form-action to the redirect after the form too.
      'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${style}'; form-action 'self' ${[...new Set(origins)].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} - Stripe sandbox</title>
<style>${css}</style>
</head>
<body>
<p class="banner">Sandbox: no real payment</p>
${main}
</body>
</html>
`,
  };
}
