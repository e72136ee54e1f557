import { Injectable } from '@nestjs/common';
import { getHostedInvoice, getInvoicePdf } from '@portico/contracts/invoices/calls';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { includedTax } from '@portico/sdk/rules/money';
import { DatabaseService } from '../../core/db/database.service.ts';
import { GiftCodes } from './gift-codes.ts';
import { SlotsRepository } from './slots.repository.ts';
import { boughtPlan } from './bought-plan.ts';
import { discordOf } from './discord-of.ts';
import { guaranteeOf } from './guarantee-of.ts';
import { isImported } from './imported.ts';
import { invoiceNumber } from './invoice-number.ts';
import type { InvoiceRow } from './invoice.table.ts';
import { paidAmountOf } from './paid-amount.ts';
import { isUsable } from './usable.ts';
import { withdrawableUntil } from './withdrawable-until.ts';
import { viewRefund } from './refund-view.ts';
import { invoiceRefundState } from './refund-state.ts';
import { RefundsRepository } from './refunds.repository.ts';
import { LiveSite } from '../../core/site/live-site.ts';

const epochSeconds = (time: Date | null): number | null =>
  time === null ? null : Math.floor(time.getTime() / 1000);

/** The buyer's view of an invoice. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly site: LiveSite,
    private readonly database: DatabaseService,
    private readonly slots: SlotsRepository,
    private readonly refunds: RefundsRepository,
    private readonly codes: GiftCodes,
  ) {}

  async describe(row: InvoiceRow): Promise<Invoice> {
    const { seller } = this.site;
    const percent = row.taxBasisPoints / 100;
    const completedAt = epochSeconds(row.completedAt);
    const paidAmount = completedAt === null ? null : paidAmountOf(row);
    const longestUse = await this.slots.longestUse(row.id);
    const refunds = await this.refunds.listByInvoices(this.database.db, [row.id]);
    return {
      invoiceId: row.id,
      number: invoiceNumber(row),
      userId: row.userId,
      plan: row.plan,
      ...boughtPlan(row),
      servers: row.servers,
      amount: row.amount,
      currency: row.currency,
      discountAmount: row.discountAmount,
      paidAmount,
      refundedAmount: row.refundedAmount,
      status: row.status,
      dispute: row.dispute,
      purchaseDate: epochSeconds(row.createdAt) ?? 0,
      completedAt,
      canceledAt: row.status === 'expired' ? epochSeconds(row.canceledAt) : null,
      consent: row.consentAt && { at: epochSeconds(row.consentAt) ?? 0, text: row.consentText },
      sessionId: row.sessionId,
      payable: row.status === 'pending' && row.checkoutOpen,
      tax: {
        percent,
        amount: row.taxAmount ?? includedTax(paidAmount ?? row.amount, percent),
        notice: percent > 0 ? null : row.taxNotice,
        prices: row.taxPrices,
        isReverseCharge: row.isReverseCharge ?? false,
      },
      seller: {
        name: seller.name,
        address: seller.address,
        taxId: seller.taxId,
        imprintUrl: seller.imprintUrl ?? null,
      },
      buyer: {
        name: row.buyerName,
        email: row.buyerEmail,
        country: row.buyerCountry,
        taxId: row.buyerTaxId,
      },
      pdfUrl: row.pdfUrl === null ? null : getInvoicePdf.path.replace(':invoiceId', row.id),
      documentUrl: row.pdfUrl === null ? null : getHostedInvoice.path.replace(':invoiceId', row.id),
      refund: invoiceRefundState(row, longestUse, Math.floor(Date.now() / 1000)),
      guarantee: guaranteeOf(row),
      withdrawnAt: epochSeconds(row.withdrawnAt),
      withdrawableUntil: withdrawableUntil(row),
      isComplimentary: row.grantId !== null,
      isImported: isImported(row),
      discord: discordOf(row),
      gift: this.giftOf(row),
      isRefunding: row.refundingSince !== null,
      refunds: refunds.map(viewRefund),
    };
  }

  /** The code of a gift is shown to its buyer, and only while it can be redeemed. */
  private giftOf(row: InvoiceRow): Invoice['gift'] {
    const { id, giftCode, giftCodeHash, redeemedAt } = row;
    if (giftCode === null || giftCodeHash === null) return null;
    const isOpen = isUsable(row) && redeemedAt === null;
    return {
      code: isOpen ? this.codes.reveal({ giftCode, giftCodeHash }, id) : null,
      redeemedAt: epochSeconds(redeemedAt),
    };
  }
}
