import { PAYER } from './new-payment.ts';
import { newId, type LineItem, type Session, type StripeInvoice, type TaxRate } from './objects.ts';

interface InvoiceInput {
  number: string;
  /** Origin of the sandbox, for the invoice's pages. */
  origin: string;
  seller: string;
  /** Tax rate of each line item. */
  taxRates: readonly (TaxRate | undefined)[];
  /** Epoch seconds. */
  created: number;
}

/** The tax of a line item in Stripe's format. */
function taxesOf(item: LineItem, rate: TaxRate | undefined): StripeInvoice['total_taxes'] & {} {
  if (!rate) return [];
  return [
    {
      amount: item.amount_tax,
      tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
      tax_rate_details: { tax_rate: rate.id },
      taxability_reason: 'not_available',
      taxable_amount: item.amount_total - item.amount_tax,
      type: 'tax_rate_details',
    },
  ];
}

/** The paid invoice of a session in Stripe's format. */
export function newInvoice(session: Session, input: InvoiceInput): StripeInvoice {
  const { amount_total: total, amount_subtotal: subtotal, currency, line_items: items } = session;
  const { number, origin, seller, taxRates, created } = input;
  const { amount_discount: discount, amount_tax: tax } = session.total_details;
  const data = session.invoice_creation?.invoice_data;
  const id = newId('in');
  const discountId = newId('di');
  const discountsOf = (amount: number) => (amount === 0 ? [] : [{ amount, discount: discountId }]);
  return {
    id,
    object: 'invoice',
    account_country: 'DE',
    account_name: seller,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: total,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: true,
    auto_advance: false,
    automatic_tax: {
      disabled_reason: null,
      enabled: session.automatic_tax.enabled,
      liability: null,
      provider: session.automatic_tax.provider,
      status: session.automatic_tax.enabled ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: 'manual',
    collection_method: 'send_invoice',
    created,
    currency,
    custom_fields: data?.custom_fields ?? null,
    customer: null,
    customer_account: null,
    customer_address: session.customer_details?.address ?? PAYER.address,
    customer_email: PAYER.email,
    customer_name: PAYER.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: session.customer_details?.tax_ids ?? [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discount === 0 ? [] : [discountId],
    due_date: created,
    effective_at: created,
    ending_balance: 0,
    footer: data?.footer ?? null,
    from_invoice: null,
    hosted_invoice_url: `${origin}/i/${id}`,
    invoice_pdf: `${origin}/i/${id}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: items.data.map((item, index) => ({
        id: newId('il'),
        object: 'line_item',
        amount: item.amount_subtotal,
        currency,
        description: item.description,
        discount_amounts: discountsOf(item.amount_discount),
        discountable: true,
        discounts: [],
        invoice: id,
        livemode: false,
        metadata: {},
        parent: null,
        period: { end: created, start: created },
        pretax_credit_amounts: [],
        pricing: {
          price_details: { price: item.price.id, product: item.price.product },
          type: 'price_details',
          unit_amount_decimal: item.price.unit_amount_decimal,
        },
        quantity: item.quantity,
        quantity_decimal: String(item.quantity),
        subscription: null,
        subtotal: item.amount_subtotal,
        taxes: taxesOf(item, taxRates[index]),
      })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: data?.metadata ?? {},
    next_payment_attempt: null,
    number,
    on_behalf_of: null,
    parent: null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: data?.rendering_options
      ? {
          amount_tax_display: data.rendering_options.amount_tax_display,
          pdf: null,
          template: null,
          template_version: null,
        }
      : null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'paid',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: created,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: null,
    test_clock: null,
    total,
    total_discount_amounts: discountsOf(discount),
    total_excluding_tax: total - tax,
    total_pretax_credit_amounts: [],
    total_taxes: items.data.flatMap((item, index) => taxesOf(item, taxRates[index])),
    webhooks_delivered_at: created,
  };
}
