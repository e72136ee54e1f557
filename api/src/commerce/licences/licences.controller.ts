import type { OutgoingHttpHeaders } from 'node:http';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Cursor,
  getLicenceContract,
  getLicenceEventsContract,
  getLicencesContract,
  type LicenceEvent,
  type LicenceMessage,
  WithMessages,
} from '@portico/sdk/contracts/licences/schema';
import { z } from 'zod';
import { Ingest } from '../../http/access/access.ts';
import { Describes } from '../../http/description.decorator.ts';
import { Implements, Input, type InputOf } from '../../http/contract.decorator.ts';
import { LicenceEventFeed } from './licence-event-feed.ts';
import { LicencesRepository } from './licences.repository.ts';

/** Longest interval between two messages of a stream. */
const HEARTBEAT_MS = 15_000;
const BATCH_SIZE = 500;

/** Lists servers with a licence, and changes of licences, for the bot (docs/bot-licences.md). */
@Controller()
export class LicencesController {
  constructor(
    private readonly licences: LicencesRepository,
    private readonly feed: LicenceEventFeed,
  ) {}

  @Implements(getLicencesContract)
  @Ingest('licences')
  all(): Promise<{ guildIds: string[]; cursor: string }> {
    return this.licences.list();
  }

  @Implements(getLicenceContract)
  @Ingest('licences')
  async one(
    @Input() { params }: InputOf<typeof getLicenceContract>,
  ): Promise<{ guildId: string; authorized: boolean; since: number | null }> {
    const since = await this.licences.findAuthorizedAt(params.guildId);
    return { guildId: params.guildId, authorized: since !== undefined, since: since ?? null };
  }

  @Implements(getLicenceEventsContract)
  @Ingest('licences')
  async events(
    @Input() { query }: InputOf<typeof getLicenceEventsContract>,
  ): Promise<{ events: (LicenceEvent | LicenceMessage)[]; cursor: string }> {
    const { after, limit, wait, messages } = query;
    const events = await this.feed.next(after, { limit, waitMs: wait * 1000, messages });
    return { events, cursor: events.at(-1)?.cursor ?? query.after };
  }

  /** The events as server-sent events. `Last-Event-ID` continues a broken connection. */
  @Get('/api/bot/licence-stream')
  @Describes({
    operation: 'streamLicenceEvents',
    summary: 'Streams changes of licences as server-sent events',
    description:
      'A reader that reconnects sends the last id as `Last-Event-ID`, and so misses no change.',
    query: z.object({
      after: Cursor.optional().meta({ description: 'A cursor; default: from now on' }),
      messages: WithMessages,
    }),
    answer: { status: 200, media: 'text/event-stream' },
  })
  @Ingest('licences')
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { after, ...query } = request.query as { after?: unknown; messages?: unknown };
    const { data: messages = false } = WithMessages.safeParse(query.messages);
    const requested = Cursor.safeParse(request.headers['last-event-id'] ?? after);
    let cursor = requested.success ? requested.data : (await this.licences.list()).cursor;
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
const nameOf = ({ type }: { type: string }): string => (type === 'message' ? 'message' : 'licence');
