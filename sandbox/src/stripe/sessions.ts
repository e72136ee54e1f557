import { z } from 'zod';
import type { Form } from './form.ts';
import { newId, type LineItem, type Session } from './objects.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';
import type { StripeStore } from './stripe-store.ts';
import type { Webhooks } from './webhooks.ts';

const DAY = 86_400;
const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});

const LineItemForm = z.strictObject({
  quantity: wholeNumber.default(1),
  price_data: z.strictObject({
    currency: z.string().regex(/^[a-z]{3}$/),
    unit_amount: wholeNumber,
    product_data: z.strictObject({
      name: z.string().min(1),
      description: z.string().min(1).optional(),
      metadata: metadata.optional(),
    }),
    tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
  }),
});

/** Parameters that Portico may send; unknown parameters are rejected like at Stripe. */
const SessionForm = z.strictObject({
  mode: z.literal('payment'),
  client_reference_id: z.string().max(200).optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  customer_email: z.email().optional(),
  expand: z.array(z.string()).optional(),
  expires_at: wholeNumber.optional(),
  invoice_creation: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
  line_items: z.array(LineItemForm).min(1).max(100),
  locale: z.string().optional(),
  metadata,
  payment_intent_data: z
    .strictObject({ metadata: metadata.optional(), description: z.string().optional() })
    .optional(),
  submit_type: z.string().optional(),
});

/** Checkout sessions: create, retrieve, expire. */
export class Sessions {
  constructor(
    private readonly store: StripeStore,
    private readonly webhooks: Webhooks,
    private readonly now: () => number,
    private readonly origin: () => string,
  ) {}

  create(form: Form): Session {
    const parsed = SessionForm.safeParse(form);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
      const param = unknown ?? bracketed(issue?.path ?? []);
      throw unknown
        ? invalidRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown')
        : invalidRequest(`Invalid ${param}: ${issue?.message ?? 'does not fit'}`, param);
    }
    const created = Math.floor(this.now() / 1000);
    const id = newId('cs_test');
    const items = parsed.data.line_items.map(lineItem);
    const total = items.reduce((sum, item) => sum + item.amount_total, 0);
    if (total < 50) throw invalidRequest('The total must be at least €0.50', 'line_items');
    const expiresAt = parsed.data.expires_at ?? created + DAY;
    if (expiresAt < created + 1800 || expiresAt > created + DAY) {
      throw invalidRequest(
        'expires_at must be between 30 minutes and 24 hours from now',
        'expires_at',
      );
    }
    const session: Session = {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: parsed.data.cancel_url ?? null,
      client_reference_id: parsed.data.client_reference_id ?? null,
      created,
      currency: items[0]?.currency ?? 'eur',
      customer_details: null,
      expires_at: expiresAt,
      invoice: null,
      line_items: {
        object: 'list',
        data: items,
        has_more: false,
        url: `/v1/checkout/sessions/${id}/line_items`,
      },
      livemode: false,
      metadata: parsed.data.metadata,
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: parsed.data.success_url,
      ui_mode: 'hosted_page',
    };
    this.store.contents.sessions.push(session);
    this.store.contents.extras[id] = {
      intentMetadata: parsed.data.payment_intent_data?.metadata ?? {},
      wantsInvoice: parsed.data.invoice_creation?.enabled === 'true',
    };
    this.store.save();
    return session;
  }

  /** The session in Stripe's format; objects that are not in `expand` are ids or absent. */
  view(id: string, expand: readonly string[] = []): unknown {
    const { line_items: items, ...session } = this.current(id);
    const intent = session.payment_intent && this.store.intent(session.payment_intent);
    const wantsCharge = expand.includes('payment_intent.latest_charge');
    return {
      ...session,
      url: session.status === 'open' ? `${this.origin()}/c/pay/${id}` : null,
      ...(expand.includes('line_items') && { line_items: items }),
      ...(intent &&
        (expand.includes('payment_intent') || wantsCharge) && {
          payment_intent: {
            ...intent,
            ...(wantsCharge &&
              intent.latest_charge && { latest_charge: this.store.charge(intent.latest_charge) }),
          },
        }),
      ...(session.invoice &&
        expand.includes('invoice') && { invoice: this.store.invoice(session.invoice) }),
    };
  }

  /** The current session; expires it if it is too old. */
  current(id: string): Session {
    const session = this.store.session(id);
    if (session.status === 'open' && session.expires_at * 1000 <= this.now()) this.close(session);
    return session;
  }

  /** @throws StripeError 400 unless it is open, like Stripe */
  expire(id: string): Session {
    const session = this.current(id);
    if (session.status !== 'open') {
      throw new StripeError(
        400,
        'invalid_request_error',
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    this.close(session);
    return session;
  }

  private close(session: Session): void {
    session.status = 'expired';
    this.webhooks.emit('checkout.session.expired', session);
  }
}

function lineItem({ quantity, price_data: price }: z.output<typeof LineItemForm>): LineItem {
  const amount = quantity * price.unit_amount;
  return {
    id: newId('li'),
    object: 'item',
    amount_subtotal: amount,
    amount_total: amount,
    currency: price.currency,
    description: price.product_data.name,
    quantity,
    price: {
      id: newId('price'),
      object: 'price',
      unit_amount: price.unit_amount,
      currency: price.currency,
    },
  };
}

const bracketed = (path: PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
