import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '../../../core/db/with-timeout.ts';
import { internally, isInternal } from '../../../http/request/internal-calls.ts';
import { RouteCatalog } from '../../../http/contract/route-catalog.ts';
import { callAddress } from './call-address.ts';

/** How long a document waits for an answer. */
const WAIT_MS = 1000;
/** Bytes of answers in memory. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/** An answer of a GET. */
export interface PublicAnswer {
  /** Changes with the content. */
  stamp: string;
  value: unknown;
  bytes: number;
}

/** `unknown`: the API knows no such thing. `none`: it cannot answer now, or not in time. */
export type CallResult = { kind: 'answer'; answer: PublicAnswer } | { kind: 'unknown' | 'none' };

export interface PublicCall {
  /** As declared: `/api/commands/:category`. */
  path: string;
  /** Its placeholders, decoded. */
  values?: Record<string, string>;
  maxBytes: number;
}

/**
 * Calls public GETs of this API in process, through all of its hooks, guards and pipes, as a visitor without a session.
 * Each call revalidates by its entity tag, so that a document is as current as the answer itself.
 */
@Injectable()
export class PublicCalls {
  private readonly kept = new LRUCache<string, PublicAnswer>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly catalog: RouteCatalog,
  ) {}

  /** @throws DatabaseUnavailableError if the answer takes too long */
  async get({ path, values = {}, maxBytes }: PublicCall): Promise<CallResult> {
    // The gate refuses releases that declare other calls; this API may be newer than such a release.
    if (isInternal() || !this.catalog.isPublicGet(path)) return { kind: 'none' };
    const address = callAddress(path, values);
    const known = this.kept.get(address);
    const { statusCode, headers, rawPayload } = await withTimeout(
      this.send(address, known),
      WAIT_MS,
    );
    // An answer with an age is from before the database went away: the page says so itself.
    if (headers.age !== undefined) return { kind: 'none' };
    if (statusCode === 304 && known) return within(known, maxBytes);
    if (statusCode === 400 || statusCode === 404) return { kind: 'unknown' };
    if (statusCode !== 200 || rawPayload.length > maxBytes) return { kind: 'none' };
    const answer = {
      stamp: headers.etag ?? createHash('sha256').update(rawPayload).digest('base64url'),
      value: JSON.parse(rawPayload.toString()) as unknown,
      bytes: rawPayload.length,
    };
    if (headers.etag !== undefined) this.kept.set(address, answer);
    return { kind: 'answer', answer };
  }

  private send(address: string, known: PublicAnswer | undefined) {
    const fastify = this.host.httpAdapter.getInstance();
    const headers = { accept: 'application/json', ...(known && { 'if-none-match': known.stamp }) };
    return internally(() => fastify.inject({ method: 'GET', url: address, headers }));
  }
}

const within = (answer: PublicAnswer, maxBytes: number): CallResult =>
  answer.bytes > maxBytes ? { kind: 'none' } : { kind: 'answer', answer };
