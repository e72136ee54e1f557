import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { LimitRepository } from '../core/limits/limit.repository.ts';
import { ApiNotFoundController } from './contract/api-not-found.controller.ts';
import { ExportLimit } from './csv/export-limit.ts';
import { HealthController } from './health/health.controller.ts';
import { LimitsService } from './limits/limits.service.ts';
import { MetricsController } from './metrics/metrics.controller.ts';
import { RateLimit } from './limits/rate-limit.ts';
import { RequestRecord } from './request/request-record.ts';
import { RouteCatalog } from './contract/route-catalog.ts';
import { SiteHosts } from './request/site-hosts.ts';

/** Limits, the record of requests, the catalog of all routes, and the endpoints of health and metrics. */
@Global()
@Module({
  imports: [DiscoveryModule, TerminusModule.forRoot({ logger: false })],
  controllers: [ApiNotFoundController, HealthController, MetricsController],
  providers: [
    ExportLimit,
    LimitRepository,
    LimitsService,
    RouteCatalog,
    RateLimit,
    RequestRecord,
    SiteHosts,
  ],
  exports: [ExportLimit, LimitsService, RouteCatalog, SiteHosts],
})
export class HttpModule {}
