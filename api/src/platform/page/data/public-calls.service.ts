import { createHash } from 'node:crypto';
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
import { internally, isInternal } from '../../../http/request/internal-calls.ts';
import { RouteCatalog } from '../../../http/contract/route-catalog.ts';

/** How long a document waits for an answer. */
const WAIT_MS = 1000;
/** Bytes of answers in memory. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Calls public GETs of this API in process, through all of its hooks, guards and pipes, as a visitor without a session.
 * Each call revalidates by its entity tag, so that a document is as current as the answer itself.
 */
@Injectable()
export class PublicCalls implements PublicGets {
  private readonly kept = new LRUCache<string, PublicAnswer>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly catalog: RouteCatalog,
  ) {}

  /** While the database is unavailable or slow, there is no answer. */
  async get(call: PublicCall): Promise<CallResult> {
    try {
      return await this.answerOf(call);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return { kind: 'none' };
    }
  }

  /** @throws DatabaseUnavailableError if the answer takes too long */
  private async answerOf({ path, values = {}, maxBytes }: PublicCall): Promise<CallResult> {
    // The gate refuses releases that declare other calls; this API may be newer than such a release.
    if (isInternal() || !this.catalog.isPublicGet(path)) return { kind: 'none' };
    const address = callAddress(path, values);
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
    return internally(() => fastify.inject({ method: 'GET', url: address, headers }));
  }
}

const within = (answer: PublicAnswer, maxBytes: number): CallResult =>
  answer.bytes > maxBytes ? { kind: 'none' } : { kind: 'answer', answer };
