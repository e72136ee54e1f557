import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Log } from '../core/log/log.ts';
import { MetricsService } from '../core/metrics/metrics.service.ts';
import { loggedPath } from './logged-path.ts';

/** Addresses of frequent monitoring requests, logged at debug level. */
const QUIET = /^\/(api\/health\/|metrics$)/;

/** A request that was answered. */
interface Answered {
  requestId: string;
  method: string;
  /** The pattern of its route. */
  pattern: string;
  path: string;
  status: number;
  ms: number;
  client?: string;
  event?: string;
  actor?: string;
}

/** Records each answered request once, in the log and in the metrics. */
@Injectable()
export class RequestRecord {
  constructor(
    private readonly metrics: MetricsService,
    private readonly log: Log,
  ) {}

  /** What a record says about where a request went. */
  placeOf(request: FastifyRequest): Pick<Answered, 'pattern' | 'path'> {
    return { pattern: request.routeOptions.url ?? 'none', path: loggedPath(request) };
  }

  done({ requestId, method, pattern, path, status, ms, ...more }: Answered): void {
    this.metrics.requestDone(method, pattern, status, ms / 1000);
    this.log.request(QUIET.test(path) ? 'debug' : 'info', {
      ...{ requestId, method, route: pattern, path, status },
      ms: Math.round(ms * 10) / 10,
      ...more,
    });
  }
}
