import type { DisputeState } from '@portico/contracts/invoices/schema';

/**
 * The state of a payment at its provider. Fulfillment derives everything else from it. Amounts are in the
 * smallest unit of `currency`.
 */
export interface PaymentFacts {
  /** Id of the purchase at the provider. The specification calls it a session. */
  sessionId: string;
  /** Id of the invoice that the purchase was started for. */
  reference: string | null;
  /** Whether the purchase can still be paid. */
  session: 'open' | 'complete' | 'expired';
  /** The money has arrived, or a discount code made the purchase free. */
  isPaid: boolean;
  /** A delayed payment has failed. */
  hasFailed: boolean;
  /** After the discount, tax included; null: the provider names none. */
  amount: number | null;
  /** What discount codes took off. */
  discount: number;
  /** The tax in `amount`. */
  tax: number;
  /** A buyer of another country, who owes the tax there. */
  isReverseCharge: boolean;
  /** The payment page accepts discount codes. */
  acceptsCodes: boolean;
  /** ISO code in small letters. */
  currency: string | null;
  /** It is paid once, and is no subscription. */
  isOneTime: boolean;
  isLive: boolean;
  /** Sums of the line items; null where they are not part of the response. */
  items: { amount: number; discount: number } | null;
  /** Id of the payment at the provider; null: nothing was paid yet, or the purchase was free. */
  paymentId: string | null;
  /** Without failed and canceled refunds. */
  refundedAmount: number;
  /** Newest first, also failed ones. */
  refunds: RefundReport[];
  /** Number of refunds and disputes that began or ended. The response with more is newer. */
  afterSaleSteps: number;
  dispute: DisputeState | null;
  buyer: {
    name: string | null;
    email: string | null;
    country: string | null;
    /** Of a business. */
    taxId: string | null;
  };
  /** The provider's invoice, with its legal number; null until the provider has made it. */
  invoice: { number: string | null; pdfUrl: string | null; pageUrl: string | null } | null;
}

/** A refund as the provider reports it, also one that was not requested on this site. */
export interface RefundReport {
  /** Id at the provider. */
  providerId: string;
  /** Id of the request on this site; undefined: there is none. */
  refundId: string | undefined;
  amount: number;
  /** `needs-action`: the provider waits for details from the customer. */
  status: 'pending' | 'needs-action' | 'succeeded' | 'failed' | 'canceled';
  /** The provider's code of the failure. */
  failure: string | null;
}

/** The money stays with the seller. */
export const hasFailed = ({ status }: Pick<RefundReport, 'status'>): boolean =>
  status === 'failed' || status === 'canceled';
