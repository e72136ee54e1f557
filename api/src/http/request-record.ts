import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Log, type RequestLine } from '../core/log/log.ts';
import { MetricsService } from '../core/metrics/metrics.service.ts';
import { loggedPath } from './logged-path.ts';

/** Addresses of frequent monitoring requests, logged at debug level. */
const QUIET = /^\/(api\/health\/|metrics$)/;

/** Records each answered request once, in the log and in the metrics. */
@Injectable()
export class RequestRecord {
  constructor(
    private readonly metrics: MetricsService,
    private readonly log: Log,
  ) {}

  /** What a record says about where a request went. */
  placeOf(request: FastifyRequest): Pick<RequestLine, 'route' | 'path'> {
    return { route: request.routeOptions.url ?? 'none', path: loggedPath(request) };
  }

  done(line: RequestLine): void {
    const { method, route, path, status, ms } = line;
    this.metrics.requestDone(method, route, status, ms / 1000);
    this.log.request(QUIET.test(path) ? 'debug' : 'info', {
      ...line,
      ms: Math.round(ms * 10) / 10,
    });
  }
}
