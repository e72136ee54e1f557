import { Injectable } from '@nestjs/common';
import type { Gift } from '@portico/contracts/gifts/schema';
import { parseGiftCode } from '@portico/contracts/rules/gift-code';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Database } from '../../core/db/database.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { UsersRepository } from '../../identity/users/users.repository.ts';
import { planNameOf } from '../invoices/bought-plan.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { SlotsRepository } from '../invoices/slots.repository.ts';
import { isUsable } from '../invoices/usable.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';
import { MessageOutbox } from '../messages/message-outbox.ts';
import type { NewMessage } from '../messages/messages.repository.ts';
import { GiftCodes } from '../invoices/gift-codes.ts';
import { GiftsRepository } from './gifts.repository.ts';

/** Gifts: the slots of a purchase belong to nobody until somebody redeems its code, once. */
@Injectable()
export class GiftsService {
  constructor(
    private readonly database: DatabaseService,
    private readonly codes: GiftCodes,
    private readonly gifts: GiftsRepository,
    private readonly users: UsersRepository,
    private readonly invoices: InvoicesRepository,
    private readonly slots: SlotsRepository,
    private readonly outbox: MessageOutbox,
  ) {}

  /** @param text the code as it was typed @throws ProblemError 404, 409 */
  async find(userId: string, text: string): Promise<Gift> {
    return viewOf(requireGift(await this.lookUp(text), userId), userId);
  }

  /** Does nothing where the caller has redeemed it before. @throws ProblemError 401, 404, 409 */
  async redeem(userId: string, text: string): Promise<Gift> {
    const known = await this.lookUp(text);
    if (!known) throw noGift();
    return this.database.db.transaction(async (tx) => {
      // The lock orders this change and the deletion of the account.
      if (!(await this.users.lock(tx, userId))) throw new ProblemError(401, 'Sign in first.');
      // And this one orders it and a refund, a dispute, and another redemption.
      const gift = requireGift(await this.invoices.lock(tx, known.id, 'update'), userId);
      if (gift.redeemedBy === null) await this.handOver(tx, gift, userId);
      return viewOf({ ...gift, redeemedBy: userId }, userId);
    });
  }

  private async lookUp(text: string): Promise<InvoiceRow | undefined> {
    const code = parseGiftCode(text);
    return code === undefined ? undefined : this.gifts.find(this.codes.hash(code));
  }

  private async handOver(tx: Database, gift: InvoiceRow, userId: string): Promise<void> {
    const { id: invoiceId, userId: buyer, servers } = gift;
    await this.gifts.redeem(tx, invoiceId, userId);
    const slots = await this.slots.create(tx, { id: invoiceId, userId, servers });
    const entry = { invoiceId, userId, source: 'user' };
    await writeLedger(tx, [
      { ...entry, kind: 'gift.redeemed' },
      { ...entry, kind: 'slots.made', slots },
    ]);
    const tell = (kind: 'gift.redeemed' | 'gift.received', to: string): NewMessage => ({
      kind,
      facts: { servers },
      event: `${kind} ${invoiceId}`,
      invoiceId,
      userId: to,
    });
    await this.outbox.write(tx, [
      tell('gift.received', userId),
      ...(buyer === userId ? [] : [tell('gift.redeemed', buyer)]),
    ]);
  }
}

/** A gift that the caller may redeem, or has redeemed. */
function requireGift(row: InvoiceRow | undefined, userId: string): InvoiceRow {
  if (!row) throw noGift();
  if (row.redeemedBy !== null && row.redeemedBy !== userId) throw redeemed();
  if (!isUsable(row)) throw noGift();
  return row;
}

const viewOf = (row: InvoiceRow, userId: string): Gift => ({
  planName: planNameOf(row),
  servers: row.servers,
  isOwn: row.redeemedBy === userId,
});

/** The same for a wrong code and for a gift that was paid back, so that a code tells nothing about money. */
const noGift = (): ProblemError =>
  new ProblemError(
    404,
    'No gift has this code now. Check each letter, or ask whoever gave it to you: it may not be paid yet, or was taken back.',
    { kind: 'no-gift' },
  );

const redeemed = (): ProblemError =>
  new ProblemError(409, 'This gift was redeemed by another account. Nothing was changed.', {
    kind: 'gift-redeemed',
  });
