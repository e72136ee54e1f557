import { Controller, Get, Query } from '@nestjs/common';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { database } from './database.ts';
import { CurrentUser, OpenTo } from './session.guard.ts';
import { commands, invoices, slots } from './tables.ts';
import { ZodPipe } from './zod.pipe.ts';

const PAGE_SIZE = 10;
const COLUMNS = {
  invoiceId: invoices.id,
  createdAt: invoices.createdAt,
  amount: invoices.amount,
  status: invoices.status,
};

const invoiceQuery = z.object({
  sortBy: z.enum(['invoiceId', 'createdAt', 'amount', 'status']),
  sortDirection: z.enum(['asc', 'desc']),
  filter: z.enum(['all', 'pending', 'completed', 'expired']),
  page: z.coerce.number().int().min(1).max(100_000),
});

const FEATURES = ['Lifetime access', 'All features and updates', 'Add servers later', 'Answers'];
const PLANS = ['Single', 'Duo', 'Multi'].map((name, index) => ({
  ...{ id: name, name, description: 'For communities', servers: index + 1, price: 499 },
  ...{ savings: 0, popular: index === 1, features: FEATURES },
}));

/** The benchmark's calls, each as the documentation of NestJS and drizzle writes it. */
@Controller('api')
export class PeerController {
  @OpenTo('anyone')
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  @OpenTo('anyone')
  @Get('plans')
  plans() {
    return PLANS;
  }

  @OpenTo('visitor')
  @Get('commands')
  commands() {
    return database.select().from(commands).orderBy(asc(commands.name));
  }

  @Get('auth/me')
  me(@CurrentUser() user: unknown) {
    return user;
  }

  @Get('user/invoices/sort')
  async invoices(
    @CurrentUser() { id }: { id: string },
    @Query(new ZodPipe(invoiceQuery)) query: z.infer<typeof invoiceQuery>,
  ) {
    const isOwn = and(
      eq(invoices.userId, id),
      query.filter === 'all' ? undefined : eq(invoices.status, query.filter),
    );
    const order = query.sortDirection === 'asc' ? asc : desc;
    const used = sql<number>`(select count(guild_id)::int from licence_slots where licence_slots.invoice_id = invoices.id)`;
    const listed = await database
      .select({
        invoiceId: invoices.id,
        number: invoices.number,
        plan: invoices.plan,
        amount: invoices.amount,
        status: invoices.status,
        createdAt: sql<number>`floor(extract(epoch from ${invoices.createdAt}))::int`,
        serverCount: invoices.servers,
        authorizedCount: used,
      })
      .from(invoices)
      .where(isOwn)
      .orderBy(order(COLUMNS[query.sortBy]), order(invoices.id))
      .limit(PAGE_SIZE)
      .offset((query.page - 1) * PAGE_SIZE);
    const [counted] = await database.select({ total: count() }).from(invoices).where(isOwn);
    const awaiting = await database
      .select({ invoiceId: slots.invoiceId, pendingServers: count() })
      .from(slots)
      .where(and(eq(slots.userId, id), isNull(slots.guildId), isNull(slots.revokedAt)))
      .groupBy(slots.invoiceId);
    const total = counted?.total ?? 0;
    return { invoices: listed, total, totalPages: Math.ceil(total / PAGE_SIZE), awaiting };
  }
}
