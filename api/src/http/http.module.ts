import { Global, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { ApiNotFoundController } from './api-not-found.controller.ts';
import { ProblemFilter } from './problem.filter.ts';
import { RateLimit } from './rate-limit.ts';
import { RepeatedAnswers } from './repeated/repeated-answers.ts';
import { RequestRecord } from './request-record.ts';
import { RouteCatalog } from './route-catalog.ts';
import { SiteHosts } from './site-hosts.ts';

/** Error handling, rate limits and the route catalog of all routes. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [ApiNotFoundController],
  providers: [
    RouteCatalog,
    RateLimit,
    RequestRecord,
    SiteHosts,
    RepeatedAnswers,
    ProblemFilter,
    { provide: APP_FILTER, useExisting: ProblemFilter },
  ],
  exports: [RepeatedAnswers, RouteCatalog, SiteHosts],
})
export class HttpModule {}
