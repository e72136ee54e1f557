import { Injectable } from '@nestjs/common';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { CURRENT_USE, PAUSED } from './slot-clock.repository.ts';
import { licenseSlots } from './slot.table.ts';
import type { NamedGuild } from './slots.repository.ts';

/** A slot that a transaction has locked. */
export interface LockedSlot {
  id: number;
  invoiceId: string;
  /** From 1 within its invoice. */
  position: number;
  /** The server that it covers. */
  guildId: string | null;
  guildName: string | null;
  guildIcon: string | null;
  /** Seconds until it may be transferred; 0 or less: now. */
  waitSeconds: number;
}

/** Changes the server of one slot: locked, then moved or released. */
@Injectable()
export class SlotMovesRepository {
  /** The invoice of the slot that covers a server. */
  async findInvoiceId(tx: Database, guildId: string): Promise<string | undefined> {
    const [found] = await tx
      .select({ invoiceId: licenseSlots.invoiceId })
      .from(licenseSlots)
      .where(eq(licenseSlots.guildId, guildId));
    return found?.invoiceId;
  }

  /**
   * Locks the slot that covers a server.
   * @param cooldown seconds between two transfers
   * @returns the slot with the seconds until it may be transferred; 0 or less: now
   */
  lockByGuild(tx: Database, guildId: string, cooldown: number): Promise<LockedSlot | undefined> {
    return this.lock(tx, eq(licenseSlots.guildId, guildId), cooldown);
  }

  /** The same for a slot of an invoice, also where it is free. */
  lockByPosition(
    tx: Database,
    invoiceId: string,
    position: number,
    cooldown: number,
  ): Promise<LockedSlot | undefined> {
    const isSlot = and(eq(licenseSlots.invoiceId, invoiceId), eq(licenseSlots.position, position));
    return this.lock(tx, isSlot, cooldown);
  }

  private async lock(
    tx: Database,
    isSlot: SQL | undefined,
    cooldown: number,
  ): Promise<LockedSlot | undefined> {
    const [slot] = await tx
      .select({
        id: licenseSlots.id,
        invoiceId: licenseSlots.invoiceId,
        position: licenseSlots.position,
        guildId: licenseSlots.guildId,
        guildName: licenseSlots.guildName,
        guildIcon: licenseSlots.guildIcon,
        waitSeconds: sql<number>`coalesce(ceil(${cooldown}::int
          - extract(epoch from now() - ${licenseSlots.transferredAt})), 0)`.mapWith(Number),
      })
      .from(licenseSlots)
      .where(isSlot)
      .for('update');
    return slot;
  }

  /** Frees a locked slot. Its time in use stays, and its cool-down begins as after a transfer. */
  async release(tx: Database, slotId: number): Promise<void> {
    await tx
      .update(licenseSlots)
      .set({
        guildId: null,
        transferredAt: sql`now()`,
        releasedSeconds: sql`${licenseSlots.releasedSeconds} + ${CURRENT_USE}`,
        ...PAUSED,
      })
      .where(eq(licenseSlots.id, slotId));
  }

  /** Moves a slot to another server. @throws a unique violation where another slot covers the server */
  async move(tx: Database, slotId: number, to: NamedGuild): Promise<void> {
    await tx
      .update(licenseSlots)
      .set({
        guildId: to.id,
        guildName: to.name,
        guildIcon: to.icon,
        authorizedAt: sql`now()`,
        transferredAt: sql`now()`,
      })
      .where(eq(licenseSlots.id, slotId));
  }

  /** Ends a slot's cool-down, so that the next transfer needs no waiting. */
  async endCoolDown(tx: Database, slotId: number): Promise<void> {
    await tx.update(licenseSlots).set({ transferredAt: null }).where(eq(licenseSlots.id, slotId));
  }
}
