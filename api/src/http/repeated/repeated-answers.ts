import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Config } from '../../core/config/config.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import type { RequestLine } from '../../core/log/log.ts';
import { Readiness } from '../../core/health/readiness.ts';
import { pickEncoding } from '../accept-encoding.ts';
import { clientAddress } from '../client-address.ts';
import { hasTag } from '../conditional.ts';
import { isMarkedRepeatable } from './mark-repeatable.ts';
import { isPlain } from './plain-request.ts';
import { RateLimit } from '../rate-limit.ts';
import { RequestRecord } from '../request-record.ts';
import type { CatalogRoute } from '../route-catalog.ts';
import { SiteHosts } from '../site-hosts.ts';

/** How long an answer is repeated, in milliseconds: half of what a replica may lag behind another one. */
const REPEAT_MS = 250;
/** Limits kept answers by their bytes: an address may have any query. */
const KEPT = {
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ body }: Sent) => body.length + 1024,
};

/** An answer as it was sent. */
interface Sent {
  status: number;
  /** Names and values in turns, without those of one request. */
  headers: string[];
  /** The same without the headers of a body. */
  headersWithoutBody: string[];
  etag: string | undefined;
  body: Buffer;
  place: Pick<RequestLine, 'route' | 'path'>;
  route: CatalogRoute;
  /** Signed-in people get it, too. */
  ignoresCookies: boolean;
  /** In milliseconds of the process, whose clock nobody sets. */
  keptAt: number;
  /** In epoch milliseconds: answers may depend on this clock, so one that was set ends them. */
  date: number;
  /** The changes that this replica had seen when the answer was begun. */
  changes: number;
}

const BEGUN = Symbol('changes when the request began');
type Begun = IncomingMessage & { [BEGUN]?: number };

/** Headers that belong to one answer, or that the server writes by itself. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'connection', 'date', 'content-length']);

/**
 * Repeats answers that are the same for everyone, before the framework sees the request
 * (docs/decisions/0085). An answer is made again after a quarter of a second, and at once after a change by this
 * replica. Rate limits, access log and metrics count each repetition.
 */
@Injectable()
export class RepeatedAnswers {
  private readonly sent = new LRUCache<string, Sent>(KEPT);
  private readonly addressOf: (request: IncomingMessage) => string;
  private forgotten = 0;

  constructor(
    config: Config,
    private readonly revisions: RevisionRepository,
    private readonly readiness: Readiness,
    private readonly limit: RateLimit,
    private readonly record: RequestRecord,
    private readonly hosts: SiteHosts,
  ) {
    this.addressOf = clientAddress(config.trustProxy);
  }

  /** Makes all answers again: something that they may contain has changed. */
  forget(): void {
    this.forgotten += 1;
    this.sent.clear();
  }

  /** Notes what is known when a request begins: an answer of older data is never repeated. */
  begin({ raw }: FastifyRequest): void {
    if (isPlain(raw)) (raw as Begun)[BEGUN] = this.changes;
  }

  /** Keeps an answer that is about to be sent, if it may be repeated. */
  keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const changes = (request.raw as Begun)[BEGUN];
    if (changes === undefined || !isMarkedRepeatable(reply) || !Buffer.isBuffer(payload)) return;
    const headers = reply.getHeaders();
    const { catalogRoute: route } = request.routeOptions.config as { catalogRoute?: CatalogRoute };
    if (!route || 'set-cookie' in headers) return;
    const ignoresCookies = readsNoCookies(route);
    if (request.headers.cookie !== undefined && !ignoresCookies) return;
    const own = Object.entries(headers).flatMap(([name, value]) =>
      OF_ONE_ANSWER.has(name) ? [] : [[name, String(value)] as const],
    );
    this.sent.set(keyOf(request.raw), {
      status: reply.statusCode,
      headers: [...own.flat(), 'content-length', String(payload.length)],
      headersWithoutBody: own.filter(([name]) => name !== 'content-encoding').flat(),
      etag: own.find(([name]) => name === 'etag')?.[1],
      body: payload,
      place: this.record.placeOf(request),
      ...{ route, ignoresCookies, changes, keptAt: performance.now(), date: Date.now() },
    });
  }

  /** Answers a request by itself. @returns false: the framework has to answer it */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isPlain(request) || this.hosts.redirects(request)) return false;
    const began = performance.now();
    const known = this.sent.get(keyOf(request));
    if (!known || known.changes !== this.changes || !isFresh(known, began)) return false;
    if (request.headers.cookie !== undefined && !known.ignoresCookies) return false;
    if (this.readiness.isStopping) return false;
    if (this.limit.hit(known.route, this.addressOf(request)) !== undefined) return false;
    const requestId = randomUUID();
    const tags = request.headers['if-none-match'];
    const isKnown = known.status === 200 && tags !== undefined && hasTag(tags, known.etag);
    const status = isKnown ? 304 : known.status;
    const headers = isKnown ? known.headersWithoutBody : known.headers;
    response.writeHead(status, [...headers, 'x-request-id', requestId]);
    response.end(isKnown ? undefined : known.body);
    const ms = performance.now() - began;
    this.record.done({ requestId, method: 'GET', ...known.place, status, ms });
    return true;
  }

  private get changes(): number {
    return this.revisions.changes + this.forgotten;
  }
}

function isFresh({ keptAt, date }: Sent, now: number): boolean {
  const age = Date.now() - date;
  return age >= 0 && age <= REPEAT_MS && now - keptAt <= REPEAT_MS;
}

/** Whether neither the access to a route nor its handler reads cookies. */
const readsNoCookies = ({ access, contract }: CatalogRoute): boolean =>
  contract !== undefined &&
  access?.kind === 'public' &&
  access.session === false &&
  access.reads === undefined;

/** With the destination: only a browser's document takes part in a canary. */
const keyOf = ({ url = '', headers }: IncomingMessage) =>
  `${pickEncoding(headers['accept-encoding']) ?? ''} ${String(headers['sec-fetch-dest'] ?? '')} ${url}`;
