import Stripe from 'stripe';
import { PurchaseError, type PurchaseOrder } from '../payments/payment-provider.ts';

/**
 * Stripe Tax (docs.stripe.com/tax/checkout): it needs the buyer's address, and a business may enter its tax id, for
 * which Checkout makes a customer.
 */
const STRIPE_TAX = {
  automatic_tax: { enabled: true },
  billing_address_collection: 'required',
  tax_id_collection: { enabled: true },
  customer_creation: 'always',
} as const;

const taxCode = (tax: PurchaseOrder['tax']) =>
  tax && 'prices' in tax && tax.code !== undefined ? { tax_code: tax.code } : {};

/** A purchase as a session of Stripe's checkout. */
export function sessionParams(order: PurchaseOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { invoiceId: order.invoiceId };
  return {
    mode: 'payment',
    client_reference_id: order.invoiceId,
    metadata,
    payment_intent_data: { metadata },
    invoice_creation: {
      enabled: true,
      invoice_data: {
        metadata,
        custom_fields: [{ name: 'Order', value: order.invoiceId }],
        footer: order.footer,
        rendering_options: { amount_tax_display: 'include_inclusive_tax' },
      },
    },
    ...(order.acceptsPromotionCodes && { allow_promotion_codes: true }),
    line_items: [
      {
        quantity: order.quantity,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.unitAmount,
          product_data: { name: order.product, ...taxCode(order.tax) },
          ...(order.tax && {
            tax_behavior: 'prices' in order.tax ? order.tax.prices : 'inclusive',
          }),
        },
        ...(order.tax && 'rateId' in order.tax && { tax_rates: [order.tax.rateId] }),
      },
    ],
    ...(order.tax && 'prices' in order.tax && STRIPE_TAX),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}

/** @param error of the SDK */
export function purchaseError(error: unknown): PurchaseError {
  const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
  const isStored = error instanceof Stripe.errors.StripeIdempotencyError || (status ?? 0) >= 500;
  return new PurchaseError(isStored, isTaxRefusal(error), { cause: error });
}

const isTaxRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.param ?? error.message).includes('tax_rate');
