import type { OutgoingHttpHeaders } from 'node:http';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Cursor,
  getLicenseContract,
  getLicenseEventsContract,
  getLicensesContract,
  type LicenseEvent,
  type LicenseMessage,
  WithMessages,
} from '@portico/contracts/licenses/schema';
import { z } from 'zod';
import { Ingest } from '../../http/access/access.ts';
import { Describes } from '../../http/contract/description.decorator.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { LicenseEventFeed } from './license-event-feed.ts';
import { LicensesRepository } from './licenses.repository.ts';

/** Longest interval between two messages of a stream. */
const HEARTBEAT_MS = 15_000;
const BATCH_SIZE = 500;

/** Lists servers with a license, and changes of licenses, for the bot (docs/bot-licenses.md). */
@Controller()
export class LicensesController {
  constructor(
    private readonly licenses: LicensesRepository,
    private readonly feed: LicenseEventFeed,
  ) {}

  @Implements(getLicensesContract)
  @Ingest('licenses')
  all(): Promise<{ guildIds: string[]; cursor: string }> {
    return this.licenses.list();
  }

  @Implements(getLicenseContract)
  @Ingest('licenses')
  async one(
    @Input() { params }: InputOf<typeof getLicenseContract>,
  ): Promise<{ guildId: string; authorized: boolean; since: number | null }> {
    const since = await this.licenses.findAuthorizedAt(params.guildId);
    return { guildId: params.guildId, authorized: since !== undefined, since: since ?? null };
  }

  @Implements(getLicenseEventsContract)
  @Ingest('licenses')
  async events(
    @Input() { query }: InputOf<typeof getLicenseEventsContract>,
  ): Promise<{ events: (LicenseEvent | LicenseMessage)[]; cursor: string }> {
    const { after, limit, wait, messages } = query;
    const events = await this.feed.next(after, { limit, waitMs: wait * 1000, messages });
    return { events, cursor: events.at(-1)?.cursor ?? query.after };
  }

  /** The events as server-sent events. `Last-Event-ID` continues a broken connection. */
  @Get('/api/bot/license-stream')
  @Describes({
    operation: 'streamLicenseEvents',
    summary: 'Streams changes of licenses as server-sent events',
    description:
      'A reader that reconnects sends the last id as `Last-Event-ID`, and so misses no change.',
    query: z.object({
      after: Cursor.optional().meta({ description: 'A cursor; default: from now on' }),
      messages: WithMessages,
    }),
    answer: { status: 200, media: 'text/event-stream' },
  })
  @Ingest('licenses')
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { after, ...query } = request.query as { after?: unknown; messages?: unknown };
    const { data: messages = false } = WithMessages.safeParse(query.messages);
    const requested = Cursor.safeParse(request.headers['last-event-id'] ?? after);
    let cursor = requested.success ? requested.data : (await this.licenses.list()).cursor;
    const disconnected = new AbortController();
    reply.hijack();
    reply.raw.once('close', () => disconnected.abort());
    reply.raw.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    } as OutgoingHttpHeaders);
    reply.raw.write(`retry: 1000\nid: ${cursor}\n\n`);
    while (!disconnected.signal.aborted && this.feed.isOpen) {
      const events = await this.feed
        .next(cursor, { limit: BATCH_SIZE, waitMs: HEARTBEAT_MS, messages }, disconnected.signal)
        .catch(() => undefined);
      // The database is unavailable. The reader reconnects with its cursor.
      if (!events) break;
      for (const event of events) {
        reply.raw.write(
          `id: ${event.cursor}\nevent: ${nameOf(event)}\ndata: ${JSON.stringify(event)}\n\n`,
        );
      }
      if (events.length === 0) reply.raw.write(': alive\n\n');
      cursor = events.at(-1)?.cursor ?? cursor;
    }
    reply.raw.end();
  }
}

/** The name of a server-sent event. */
const nameOf = ({ type }: { type: string }): string => (type === 'message' ? 'message' : 'license');
