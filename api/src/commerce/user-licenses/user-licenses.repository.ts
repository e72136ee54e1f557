import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import { DatabaseService } from '../../core/db/database.service.ts';
import { invoices } from '../invoices/invoice.table.ts';
import { licenseSlots } from '../invoices/slot.table.ts';
import { ledger } from '../ledger/ledger.table.ts';

/** More than any user has; bounds the response. */
const MAX_SLOTS = 2000;
/** More than any invoice has within years; bounds the work of a call. */
const MAX_ENTRIES = 5000;

/** Reads the slots of a user and their ledger. */
@Injectable()
export class UserLicensesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** A user's slots with their invoices, newest invoice first. */
  listSlots(userId: string) {
    return this.database.db
      .select({ invoice: invoices, slot: licenseSlots })
      .from(licenseSlots)
      .innerJoin(invoices, eq(invoices.id, licenseSlots.invoiceId))
      .where(eq(licenseSlots.userId, userId))
      .orderBy(desc(invoices.createdAt), asc(invoices.id), asc(licenseSlots.position))
      .limit(MAX_SLOTS);
  }

  /** The slots of an invoice. */
  listSlotsOf(invoiceId: string) {
    return this.database.db
      .select({
        position: licenseSlots.position,
        guildId: licenseSlots.guildId,
        revokedGuildId: licenseSlots.revokedGuildId,
      })
      .from(licenseSlots)
      .where(eq(licenseSlots.invoiceId, invoiceId));
  }

  /**
   * The ledger of an invoice, newest first, without the entries of its other slots.
   * @param position of the slot
   */
  listEntries(invoiceId: string, position: number) {
    const isOfSlot = or(isNull(ledger.slotPosition), eq(ledger.slotPosition, position));
    return this.database.db
      .select()
      .from(ledger)
      .where(and(eq(ledger.invoiceId, invoiceId), isOfSlot))
      .orderBy(desc(ledger.id))
      .limit(MAX_ENTRIES);
  }
}
