import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '@portico/sdk/contracts/session/schema';
import type { startCheckoutContract } from '@portico/contracts/checkout/schema';
import { CONSENT_VERSION, consentTextOf } from '@portico/contracts/rules/consent';
import { amountOf, coversServers, isPerServer } from '@portico/contracts/store/plans';
import type { Plan } from '@portico/contracts/store/schema';
import { Config } from '../../core/config/config.ts';
import { FulfillmentService } from '../fulfillment/fulfillment.service.ts';
import type { InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { boughtPlan } from '../invoices/bought-plan.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { PageLinks } from '../../core/pages/page-links.ts';
import { Log } from '../../core/log/log.ts';
import { plansOf } from '../store/plans.ts';
import { GiftCodes } from '../invoices/gift-codes.ts';
import { isGift } from '../invoices/holder.ts';
import { PaymentProvider, PurchaseError, type PurchaseTax } from '../payments/payment-provider.ts';
import { invoiceFooter } from './invoice-footer.ts';
import { requireShownTerms } from './shown-terms.ts';
import { CheckoutRepository, type Order, type Purchase } from './checkout.repository.ts';
import { closedBecause } from '../../core/site/closed-store.ts';
import { LiveSite } from '../../core/site/live-site.ts';

type Request = InputOf<typeof startCheckoutContract>['body'];
interface Checkout {
  id: string;
  url: string;
}

/** Creates one pending invoice and one payment page for a purchase. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly config: Config,
    private readonly site: LiveSite,
    private readonly checkouts: CheckoutRepository,
    private readonly fulfillment: FulfillmentService,
    private readonly payments: PaymentProvider,
    private readonly codes: GiftCodes,
    private readonly links: PageLinks,
    private readonly log: Log,
  ) {}

  /** @throws ProblemError 400, 403, 409 with the new price or guarantee, or the invoice that is being paid, 502 */
  async start(user: CurrentUser, order: Request): Promise<Checkout> {
    if (closedBecause(this.config, this.site).length > 0)
      throw new ProblemError(409, 'The store is not open. Nothing was charged.');
    // The live catalog alone decides, and one version of it.
    const { catalog, texts } = this.site;
    const plan = plansOf({ catalog, texts }).find(({ id }) => id === order.plan);
    if (!catalog || !plan) throw new ProblemError(400, 'Unknown plan.');
    this.requireValidOrder(user, order, plan);
    const { currency } = plan;
    const amount = amountOf(plan, order.servers);
    requireShownTerms(order, { amount, currency, guarantee: catalog.refund });
    const purchase = {
      ...{ userId: user.id, plan: plan.id, servers: order.servers, amount, currency },
      ...{ planName: plan.name, planFeatures: plan.features },
      refundDays: catalog.refund.days,
      refundActiveHours: catalog.refund.activeHours,
      withdrawalDays: catalog.withdrawal.days,
      withdrawalException: catalog.withdrawal.exception,
      // Without an exception, no consent ends the right of withdrawal.
      consent:
        order.consent && catalog.withdrawal.exception === 'content'
          ? consentTextOf(
              order.consentVersion ?? CONSENT_VERSION,
              catalog.refund.days,
              catalog.withdrawal.days,
            )
          : undefined,
      gift: order.gift ? this.codes.create() : undefined,
    };
    await this.requireConsent(purchase);
    // Two attempts: if the payment page of the first invoice is over, a new invoice replaces it.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if (!order.again) await this.requireNonePaying(purchase);
      const invoice = await this.checkouts.findOrCreate({ ...purchase, ...(await this.tax()) });
      const checkout = await this.openPaymentPage(invoice, purchase, plan);
      if (checkout) return checkout;
    }
    throw new ProblemError(409, 'This purchase is already being paid. Check your invoices.');
  }

  /**
   * Where a session is paid.
   * @returns the address of the provider's page; the path of the invoice where that page is over
   * @throws ProblemError 404 for other users, 503
   */
  async findPaymentPage(userId: string, sessionId: string): Promise<string> {
    const invoice = await this.checkouts.findBySession(sessionId, userId);
    if (!invoice) throw new ProblemError(404, 'Your account has no purchase with this ID.');
    return (await this.payments.findPaymentPage(sessionId)) ?? this.pageOf(invoice.id);
  }

  /** @returns the path of an invoice's page */
  private pageOf(invoiceId: string): string {
    return this.links.pathForOne('invoice', { invoiceId });
  }

  /** The tax of a new invoice. @throws ProblemError 502 where the provider's tax rate is unknown */
  private async tax(): Promise<Omit<Purchase, keyof Order>> {
    const { tax } = this.site.seller;
    const untaxed = { taxBasisPoints: 0, taxRateId: null, taxPrices: null, taxNotice: null };
    if (tax.mode === 'none') return { ...untaxed, taxNotice: tax.notice };
    if (tax.mode === 'stripe') return { ...untaxed, taxPrices: tax.prices };
    try {
      const taxRateId = await this.payments.taxIdOf(tax.percent);
      return { ...untaxed, taxBasisPoints: Math.round(tax.percent * 100), taxRateId };
    } catch (error) {
      this.log.error({ err: error }, "failed to find or create the payment provider's tax rate");
      throw checkoutFailed();
    }
  }

  private taxOf({ taxRateId: rateId, taxPrices: prices }: InvoiceRow): PurchaseTax | null {
    if (rateId !== null) return { rateId };
    const { tax } = this.site.seller;
    return prices && { prices, code: tax.mode === 'stripe' ? tax.code : undefined };
  }

  private requireValidOrder(user: CurrentUser, order: Request, plan: Plan): void {
    if (order.userId !== user.id) {
      throw new ProblemError(403, 'You can only buy for the account that you are signed in with.');
    }
    if (!coversServers(plan, order.servers)) {
      const range = [plan.servers, plan.maxServers].filter(Boolean).join(' to ');
      throw new ProblemError(400, `The plan ${order.plan} covers ${range} servers.`);
    }
  }

  /** Where the seller requires it: given now, or before on the invoice that is still open. */
  private async requireConsent(purchase: Order): Promise<void> {
    const isAsked =
      this.config.seller.consentRequired && purchase.withdrawalException === 'content';
    if (!isAsked || purchase.consent !== undefined) return;
    if ((await this.checkouts.findOpen(purchase))?.consentAt) return;
    throw new ProblemError(400, 'Confirm first that you want your license at once.', {
      kind: 'consent-required',
    });
  }

  /** A slow payment takes days, in which a buyer may forget it and pay a second time. */
  private async requireNonePaying({ userId, plan }: Order): Promise<void> {
    const paying = await this.checkouts.findUnderWay(userId, plan);
    if (!paying) return;
    throw new ProblemError(
      409,
      `A payment for the plan ${plan} is under way. See invoice ${paying.id} before you buy it again.`,
      { kind: 'payment-under-way', instance: this.pageOf(paying.id) },
    );
  }

  /** @returns undefined where the invoice's payment page is over, or was made under other terms */
  private async openPaymentPage(
    invoice: InvoiceRow,
    purchase: Order,
    plan: Plan,
  ): Promise<Checkout | undefined> {
    const { sessionId } = invoice;
    if (!hasTermsOf(purchase, invoice)) {
      if (sessionId !== null) await this.payments.closePaymentPage(sessionId);
    } else if (sessionId === null) {
      return this.createPaymentPage(invoice, plan);
    } else {
      const url = await this.payments.findPaymentPage(sessionId);
      if (url !== null) return { id: sessionId, url };
    }
    await this.checkouts.close(invoice.id);
    await this.fulfillment.fulfill(invoice.id, { by: 'verify' });
    return undefined;
  }

  /** @returns undefined where the provider refuses the invoice's tax rate */
  private async createPaymentPage(invoice: InvoiceRow, plan: Plan): Promise<Checkout | undefined> {
    const { id, servers, amount, currency, attempt } = invoice;
    const page = this.config.publicOrigin + this.pageOf(id);
    try {
      const purchase = await this.payments.startPurchase({
        invoiceId: id,
        idempotencyKey: `portico ${id} ${attempt}`,
        product: `${this.site.brand.name} ${plan.name}: lifetime license`,
        unitAmount: isPerServer(plan) ? amount / servers : amount,
        currency,
        quantity: isPerServer(plan) ? servers : 1,
        successUrl: `${page}?checkout=success`,
        cancelUrl: `${page}?checkout=canceled`,
        tax: this.taxOf(invoice),
        acceptsPromotionCodes: this.site.seller.acceptsPromotionCodes,
        footer: invoiceFooter(this.site.seller, invoice.taxNotice),
      });
      const sessionId = await this.checkouts.attachSession(id, purchase.id);
      if (sessionId === null) return await this.closePage(purchase.id);
      const url =
        sessionId === purchase.id ? purchase.url : await this.payments.findPaymentPage(sessionId);
      if (url) return { id: sessionId, url };
      throw new ProblemError(409, 'This purchase is already being paid. Check your invoices.');
    } catch (error) {
      if (!(error instanceof PurchaseError)) throw error;
      if (error.isTaxRefused) {
        this.log.warn(
          { err: error.cause, invoiceId: id },
          'the payment provider refused the tax rate',
        );
        await this.checkouts.close(id);
        return undefined;
      }
      this.log.warn({ err: error.cause, invoiceId: id }, 'failed to create a payment page');
      // With the same key, the provider would answer with the stored error again.
      if (error.isStored) await this.checkouts.countAttempt(id, attempt);
      throw checkoutFailed();
    }
  }

  /** The buyer has canceled the invoice while its payment page was being made. */
  private async closePage(sessionId: string): Promise<never> {
    await this.payments.closePaymentPage(sessionId);
    throw new ProblemError(409, 'This purchase was canceled. Nothing was charged.', {
      kind: 'canceled',
    });
  }
}

/** Whether an open invoice is as much a gift, and was made in the words, in the currency and under the guarantee of today's catalog. */
const hasTermsOf = (purchase: Order, invoice: InvoiceRow): boolean =>
  (purchase.gift !== undefined) === isGift(invoice) &&
  (invoice.planName === null ||
    JSON.stringify(boughtPlan(purchase)) === JSON.stringify(boughtPlan(invoice))) &&
  purchase.currency === invoice.currency &&
  purchase.refundDays === invoice.refundDays &&
  purchase.refundActiveHours === invoice.refundActiveHours &&
  purchase.withdrawalDays === (invoice.withdrawalDays ?? purchase.withdrawalDays) &&
  purchase.withdrawalException === (invoice.withdrawalException ?? purchase.withdrawalException);

const checkoutFailed = (): ProblemError =>
  new ProblemError(502, 'Failed to start checkout. Please try again.', {
    kind: 'payment-provider-away',
  });
