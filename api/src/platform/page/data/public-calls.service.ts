import { createHash } from 'node:crypto';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { LRUCache } from 'lru-cache';
import { callAddress } from '@portico/sdk/platform/document/call-address';
import { resultOf } from '@portico/sdk/platform/document/public-gets';
import type {
  CallResult,
  PublicAnswer,
  PublicCall,
  PublicGets,
} from '@portico/sdk/platform/document/public-gets';
import { isDatabaseUnavailable } from '../../../core/db/database-unavailable.ts';
import { withTimeout } from '../../../core/db/with-timeout.ts';
import { LiveSite } from '../../../core/site/live-site.ts';
import { IN_PROCESS } from '../../../http/request/internal-calls.ts';
import { RouteCatalog } from '../../../http/contract/route-catalog.ts';

/** How long a document waits for an answer. */
const WAIT_MS = 1000;
/** Bytes of answers in memory. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Calls public GETs of this API in process, through all of its hooks, guards and pipes, as a visitor without a session.
 * Each call revalidates by its entity tag. The documents of one turn of the event loop share a call, which begins when
 * all of them have asked, so that each is as current as the answer itself. A call shows the site pack of its document.
 */
@Injectable()
export class PublicCalls implements PublicGets {
  private readonly kept = new LRUCache<string, PublicAnswer>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });

  /** Results of the calls that begin at the end of this turn. */
  private readonly asked = new Map<string, Promise<CallResult>>();

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly catalog: RouteCatalog,
    private readonly site: LiveSite,
  ) {}

  /** While the database is unavailable or slow, there is no answer. */
  async get(call: PublicCall): Promise<CallResult> {
    const address = callAddress(call.path, call.values ?? {});
    const key = [this.site.version, call.path, call.maxBytes, address].join(' ');
    const shared = this.asked.get(key) ?? this.atEndOfTurn(key, call, address);
    try {
      return await shared;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return { kind: 'none' };
    }
  }

  private atEndOfTurn(key: string, call: PublicCall, address: string): Promise<CallResult> {
    const result = endOfTurn().then(() => {
      this.asked.delete(key);
      return this.answerOf(call, address);
    });
    this.asked.set(key, result);
    return result;
  }

  /** @throws DatabaseUnavailableError if the answer takes too long */
  private async answerOf({ path, maxBytes }: PublicCall, address: string): Promise<CallResult> {
    // The gate refuses releases that declare other calls; this API may be newer than such a release.
    if (!this.catalog.isPublicGet(path)) return { kind: 'none' };
    const known = this.kept.get(address);
    const { statusCode, headers, rawPayload } = await withTimeout(
      this.send(address, known),
      WAIT_MS,
    );
    const { etag, age } = headers;
    if (statusCode === 304 && known && age === undefined) return within(known, maxBytes);
    const stamp = etag ?? createHash('sha256').update(rawPayload).digest('base64url');
    const result = resultOf({ status: statusCode, age, body: rawPayload, stamp }, maxBytes);
    if (result.kind === 'answer' && etag !== undefined) this.kept.set(address, result.answer);
    return result;
  }

  private send(address: string, known: PublicAnswer | undefined) {
    const fastify = this.host.httpAdapter.getInstance();
    const headers = { accept: 'application/json', ...(known && { 'if-none-match': known.stamp }) };
    return fastify.inject({ method: 'GET', url: address, headers, remoteAddress: IN_PROCESS });
  }
}

const within = (answer: PublicAnswer, maxBytes: number): CallResult =>
  answer.bytes > maxBytes ? { kind: 'none' } : { kind: 'answer', answer };
