import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { InvoiceServers, LicenseSummary } from '@portico/contracts/servers/schema';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { InvoiceRow } from './invoice.table.ts';
import { ledger } from '../ledger/ledger.table.ts';
import { CURRENT_USE, PAUSED } from './slot-clock.repository.ts';
import { licenseSlots } from './slot.table.ts';
import { isUniqueViolation } from '../../core/db/unique-violation.ts';

/** A server as Discord describes it at its authorization. */
export interface NamedGuild {
  id: string;
  name: string;
  icon: string | null;
}

/** More than any user has; bounds the response. */
const MAX_LISTED = 2000;

/** All transactions lock servers in this order, so that they cannot deadlock. */
const compareIds = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

/** Slots are rows, created at fulfillment and claimed by one statement. */
@Injectable()
export class SlotsRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Creates the invoice's missing slots. @returns how many were created */
  async create(
    tx: Database,
    invoice: Pick<InvoiceRow, 'id' | 'userId' | 'servers'>,
  ): Promise<number> {
    const { id: invoiceId, userId, servers } = invoice;
    const created = await tx
      .insert(licenseSlots)
      .values(
        Array.from({ length: servers }, (_, index) => ({
          invoiceId,
          userId,
          position: index + 1,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: licenseSlots.id });
    return created.length;
  }

  /**
   * Restores revoked slots and the servers that they covered. Where another slot covers such a server
   * by now, the other slot keeps it and the restored slot is free.
   * @returns the number of slots, and the servers that are authorized again
   */
  async restore(
    tx: Database,
    invoiceId: string,
  ): Promise<{ slots: number; guilds: (NamedGuild & { position: number })[] }> {
    const revoked = await tx
      .update(licenseSlots)
      .set({ revokedAt: null })
      .where(and(eq(licenseSlots.invoiceId, invoiceId), isNotNull(licenseSlots.revokedAt)))
      .returning({
        slot: licenseSlots.id,
        position: licenseSlots.position,
        id: licenseSlots.revokedGuildId,
        name: licenseSlots.guildName,
        icon: licenseSlots.guildIcon,
      });
    const covered = revoked
      .flatMap(({ id, name, ...rest }) => (id === null ? [] : { ...rest, id, name: name ?? id }))
      .sort(compareIds);
    const guilds: (NamedGuild & { position: number })[] = [];
    for (const { slot, ...guild } of covered) {
      if (await this.reauthorize(tx, slot)) guilds.push(guild);
    }
    return { slots: revoked.length, guilds };
  }

  /** @returns false where another slot covers the server */
  private async reauthorize(tx: Database, slot: number): Promise<boolean> {
    try {
      // A savepoint: a failure does not abort the outer transaction.
      await tx.transaction((inner) =>
        inner
          .update(licenseSlots)
          .set({
            guildId: licenseSlots.revokedGuildId,
            authorizedAt: sql`now()`,
            activeSince: sql`now()`,
          })
          .where(eq(licenseSlots.id, slot)),
      );
      return true;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return false;
    }
  }

  /** Revokes all slots of an invoice. @returns their number, and the servers that lost their license */
  async revoke(tx: Database, invoiceId: string) {
    const held = await tx
      .select({ guildId: licenseSlots.guildId, position: licenseSlots.position })
      .from(licenseSlots)
      .where(and(eq(licenseSlots.invoiceId, invoiceId), isNull(licenseSlots.revokedAt)))
      .orderBy(asc(licenseSlots.id))
      .for('update');
    await tx
      .update(licenseSlots)
      .set({
        revokedAt: sql`now()`,
        revokedGuildId: licenseSlots.guildId,
        guildId: null,
        ...PAUSED,
      })
      .where(and(eq(licenseSlots.invoiceId, invoiceId), isNull(licenseSlots.revokedAt)));
    return {
      slots: held.length,
      guilds: held.flatMap(({ guildId, position }) =>
        guildId === null ? [] : { guildId, position },
      ),
    };
  }

  /**
   * Claims a free slot for each server, in one statement that does not wait for locks. A slot that was
   * released before is claimed first, so that a release and a new authorization keep its time in use and its
   * cool-down (docs/decisions/0055).
   * @returns the position of each server's slot; where some are missing, the caller has to roll back
   */
  async claim(
    tx: Database,
    invoiceId: string,
    guilds: NamedGuild[],
  ): Promise<ReadonlyMap<string, number>> {
    const wanted = JSON.stringify([...guilds].sort(compareIds));
    const rows = await rowsOf<{ guild: string; position: number }>(
      tx,
      sql`with free as (
          select id from licence_slots
          where invoice_id = ${invoiceId} and guild_id is null and revoked_at is null
          order by transferred_at desc nulls last, id
          limit ${guilds.length}
          for update skip locked
        ), numbered as (
          select id, row_number() over (order by id) as place from free
        ), wanted as (
          select guild ->> 'id' as id, guild ->> 'name' as name, guild ->> 'icon' as icon, place
          from jsonb_array_elements(${wanted}::jsonb) with ordinality as list(guild, place)
        )
        update licence_slots as slot
        set guild_id = wanted.id, guild_name = wanted.name, guild_icon = wanted.icon,
          authorized_at = now(), active_since = now()
        from numbered join wanted using (place)
        where slot.id = numbered.id
        returning slot.guild_id as guild, slot.position`,
    );
    return new Map(rows.map(({ guild, position }) => [guild, position]));
  }

  /** Which of the servers have a license, of any user. */
  async findCovered(guildIds: string[]): Promise<string[]> {
    const rows = await this.database.db
      .select({ guildId: sql<string>`${licenseSlots.guildId}` })
      .from(licenseSlots)
      .where(inArray(licenseSlots.guildId, guildIds));
    return rows.map(({ guildId }) => guildId);
  }

  async counts(invoiceId: string, servers: number): Promise<InvoiceServers> {
    const [row] = await this.database.db
      .select({
        used: count(licenseSlots.guildId),
        usable: sql<number>`count(*) filter (where ${licenseSlots.revokedAt} is null)`.mapWith(
          Number,
        ),
      })
      .from(licenseSlots)
      .where(eq(licenseSlots.invoiceId, invoiceId));
    const { used = 0, usable = 0 } = row ?? {};
    return { authorizedCount: used, remainingCount: usable - used, serverCount: servers };
  }

  /** The number of a user's licenses and slots. */
  async summary(userId: string): Promise<LicenseSummary> {
    const { db } = this.database;
    const [row] = await rowsOf<{ licenses: number; used: number; free: number }>(
      db,
      sql`select
        (select count(*)::int from invoices
          where status = 'completed' and refunding_since is null
            and (redeemed_by = ${userId} or (user_id = ${userId} and gift_code_hash is null))) as licenses,
        (select count(*)::int from licence_slots
          where user_id = ${userId} and guild_id is not null) as used,
        (select count(*)::int from licence_slots
          where user_id = ${userId} and guild_id is null and revoked_at is null) as free`,
    );
    const { licenses = 0, used = 0, free = 0 } = row ?? {};
    return { licenses, slots: used + free, used, free };
  }

  /**
   * The longest time that one of the slots covered servers, in seconds. Time before a release counts for
   * all slots of the invoice, so that a server does not stay covered by one fresh slot after the other.
   */
  async longestUse(invoiceId: string, db = this.database.db): Promise<number> {
    return (await this.longestUses(db, [invoiceId])).get(invoiceId) ?? 0;
  }

  /** The same for several invoices. Invoices without slots are missing. */
  async longestUses(db: Database, invoiceIds: string[]): Promise<Map<string, number>> {
    const rows = await db
      .select({
        invoiceId: licenseSlots.invoiceId,
        seconds: sql<number>`sum(${licenseSlots.releasedSeconds})
          + max(${licenseSlots.activeSeconds} - ${licenseSlots.releasedSeconds} + ${CURRENT_USE})`.mapWith(
          Number,
        ),
      })
      .from(licenseSlots)
      .where(inArray(licenseSlots.invoiceId, invoiceIds))
      .groupBy(licenseSlots.invoiceId);
    return new Map(rows.map(({ invoiceId, seconds }) => [invoiceId, seconds]));
  }

  /** A user's slots that cover servers, newest first. */
  async listByUser(userId: string) {
    return this.database.db
      .select({
        guildId: sql<string>`${licenseSlots.guildId}`,
        invoiceId: licenseSlots.invoiceId,
        authorizedAt: licenseSlots.authorizedAt,
        transferredAt: licenseSlots.transferredAt,
      })
      .from(licenseSlots)
      .where(and(eq(licenseSlots.userId, userId), isNotNull(licenseSlots.guildId)))
      .orderBy(desc(licenseSlots.authorizedAt), desc(licenseSlots.id))
      .limit(MAX_LISTED);
  }

  /** The last known name and icon of a server that a slot covers or has covered. */
  async findLastKnownGuild(guildId: string): Promise<NamedGuild | undefined> {
    const [row] = await this.database.db
      .select({
        id: sql<string>`${ledger.guildId}`,
        name: sql<string>`${ledger.guildName}`,
        icon: ledger.guildIcon,
      })
      .from(ledger)
      .where(and(eq(ledger.guildId, guildId), isNotNull(ledger.guildName)))
      .orderBy(desc(ledger.id))
      .limit(1);
    return row;
  }
}
