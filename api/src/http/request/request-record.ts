import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Log } from '../../core/log/log.ts';
import { MetricsService } from '../../core/metrics/metrics.service.ts';
import { loggedPath } from '../problem/logged-path.ts';
import { eventFields } from './security-event.ts';

/** Addresses of frequent monitoring requests, logged at debug level. */
const QUIET = /^\/(api\/health\/|metrics$)/;

/** Records each answered request once, in the log and in the metrics. */
@Injectable()
export class RequestRecord {
  constructor(
    private readonly metrics: MetricsService,
    private readonly log: Log,
  ) {}

  done(request: FastifyRequest, reply: FastifyReply): void {
    const { id: requestId, method } = request;
    const route = request.routeOptions.url ?? 'none';
    const path = loggedPath(request);
    const { statusCode: status, elapsedTime } = reply;
    this.metrics.requestDone(method, route, status, elapsedTime / 1000);
    this.log.request(QUIET.test(path) ? 'debug' : 'info', {
      ...{ requestId, method, route, path, status },
      ms: Math.round(elapsedTime * 10) / 10,
      ...eventFields(request, status),
    });
  }
}
