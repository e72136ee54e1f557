import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../access/access.ts';
import { Config } from '../../core/config/config.ts';
import { ProblemError } from '../problem/problem.ts';
import { RequestsPerMinute } from '../contract/requests-per-minute.decorator.ts';
import { MetricsService } from '../../core/metrics/metrics.service.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

@Controller()
@RequestsPerMinute(Infinity)
export class MetricsController {
  constructor(
    private readonly config: Config,
    private readonly metrics: MetricsService,
  ) {}

  /**
   * Requires `METRICS_TOKEN`; without a token the endpoint is closed. The client address is no
   * criterion: a local proxy may forward requests of anyone.
   */
  @Get('/metrics')
  @Public()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  read(@Req() request: FastifyRequest): Promise<string> {
    if (!this.mayRead(request)) throw new ProblemError(404, 'Not found.');
    return this.metrics.text();
  }

  private mayRead(request: FastifyRequest): boolean {
    const { metricsToken } = this.config;
    const sent = digest(request.headers.authorization ?? '');
    return metricsToken !== undefined && timingSafeEqual(sent, digest(`Bearer ${metricsToken}`));
  }
}
