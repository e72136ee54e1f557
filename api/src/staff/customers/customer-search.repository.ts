import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { invoices } from '../../commerce/invoices/invoice.table.ts';
import { licenseSlots } from '../../commerce/invoices/slot.table.ts';
import { ledger } from '../../commerce/ledger/ledger.table.ts';
import { users } from '../../identity/users/user.table.ts';

/** What is known about a buyer, besides the key of the search. */
export interface Buyer {
  userId: string;
  username: string | null;
  invoices: number;
  invoiceId: string | null;
  number: number | null;
  providerNumber: string | null;
  /** Epoch seconds. */
  createdAt: number | null;
}

interface InvoiceKey {
  invoiceId: string;
  userId: string;
}

/** Ids of users and invoices by what a support request contains. Every list is limited. */
@Injectable()
export class CustomerSearchRepository {
  bySession(db: Database, id: string): Promise<InvoiceKey[]> {
    return this.invoicesBy(db, eq(invoices.sessionId, id));
  }

  byPayment(db: Database, id: string): Promise<InvoiceKey[]> {
    return this.invoicesBy(db, eq(invoices.paymentId, id));
  }

  byNumber(db: Database, number: number): Promise<InvoiceKey[]> {
    return this.invoicesBy(db, eq(invoices.number, number));
  }

  /** @param key id of an invoice, or number of the provider's invoice, which has capital letters */
  byIdOrNumber(db: Database, key: string): Promise<InvoiceKey[]> {
    const capitals = key.toUpperCase();
    return this.invoicesBy(
      db,
      or(eq(invoices.id, key), eq(invoices.id, capitals), eq(invoices.providerNumber, capitals)),
    );
  }

  /** @param email in lower case */
  async usersByEmail(db: Database, email: string, limit: number): Promise<string[]> {
    const rows = await db
      .selectDistinct({ userId: invoices.userId })
      .from(invoices)
      .where(sql`lower(${invoices.buyerEmail}) = ${email}`)
      .limit(limit);
    return rows.map(({ userId }) => userId);
  }

  /** Users whose name is the text, first, and users whose name begins with it. @param name in lower case */
  async usersByName(db: Database, name: string, limit: number): Promise<string[]> {
    const prefix = `${name.replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await db
      .select({ userId: users.id })
      .from(users)
      .where(sql`lower(${users.username}) like ${prefix}`)
      .orderBy(sql`lower(${users.username}) <> ${name}`, sql`lower(${users.username})`, users.id)
      .limit(limit);
    return rows.map(({ userId }) => userId);
  }

  /** The user with this id, if there is an account or an invoice. */
  async usersById(db: Database, id: string): Promise<string[]> {
    const rows = await rowsOf<{ userId: string }>(
      db,
      sql`select ${id}::text as "userId" where exists (select 1 from users where id = ${id})
        or exists (select 1 from invoices where user_id = ${id})`,
    );
    return rows.map(({ userId }) => userId);
  }

  /** The owners of the licenses that cover a server now, and of those that have covered it. */
  async usersOfServer(db: Database, guildId: string, limit: number): Promise<string[]> {
    const current = await db
      .select({ userId: licenseSlots.userId })
      .from(licenseSlots)
      .where(and(eq(licenseSlots.guildId, guildId), isNotNull(licenseSlots.guildId)));
    const past = await db
      .selectDistinct({ userId: ledger.userId })
      .from(ledger)
      .where(eq(ledger.guildId, guildId))
      .limit(limit);
    return [...new Set([...current, ...past].map(({ userId }) => userId))];
  }

  /** Name, number of invoices and newest invoice of users, in one statement. */
  buyers(db: Database, userIds: readonly string[]): Promise<Buyer[]> {
    if (userIds.length === 0) return Promise.resolve([]);
    return rowsOf<Buyer>(
      db,
      sql`select wanted.id as "userId", users.username,
          (select count(*)::int from invoices where user_id = wanted.id) as invoices,
          newest.id as "invoiceId", newest.number::float8 as number,
          newest.stripe_number as "providerNumber",
          floor(extract(epoch from newest.created_at))::int as "createdAt"
        from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)
          with ordinality as wanted(id, place)
        left join users on users.id = wanted.id
        left join lateral (
          select id, number, stripe_number, created_at from invoices
          where user_id = wanted.id order by created_at desc, id collate "C" desc limit 1
        ) as newest on true
        order by wanted.place`,
    );
  }

  private invoicesBy(db: Database, where: SQL | undefined): Promise<InvoiceKey[]> {
    return db
      .select({ invoiceId: invoices.id, userId: invoices.userId })
      .from(invoices)
      .where(where)
      .orderBy(desc(invoices.createdAt))
      .limit(2);
  }
}
