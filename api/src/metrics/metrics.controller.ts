import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Req } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Public } from '../access/access.ts';
import { Config } from '../config/config.ts';
import { ProblemError } from '../http/problem.ts';
import { MetricsService } from './metrics.service.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const digest = (text: string) => createHash('sha256').update(text).digest();

@Controller()
@SkipThrottle()
export class MetricsController {
  constructor(
    private readonly config: Config,
    private readonly metrics: MetricsService,
  ) {}

  /** With `METRICS_TOKEN` for its bearer; without it for direct requests from this machine. */
  @Get('/metrics')
  @Public()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  read(@Req() request: FastifyRequest): Promise<string> {
    if (!this.mayRead(request)) throw new ProblemError(404, 'There is nothing at this address.');
    return this.metrics.registry.metrics();
  }

  private mayRead(request: FastifyRequest): boolean {
    const { metricsToken } = this.config;
    if (metricsToken) {
      const sent = digest(request.headers.authorization ?? '');
      return timingSafeEqual(sent, digest(`Bearer ${metricsToken}`));
    }
    // Behind a proxy on this machine every request seems local, but carries the proxy's marks.
    const proxied = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
    return !proxied && LOOPBACK.test(request.socket.remoteAddress ?? '');
  }
}
