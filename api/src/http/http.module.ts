import { Global, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { ApiNotFoundController } from './api-not-found.controller.ts';
import { ProblemFilter } from './problem.filter.ts';
import { RateLimit } from './rate-limit.ts';
import { RouteCatalog } from './route-catalog.ts';

/** Error handling, rate limits and the route catalog of all routes. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [ApiNotFoundController],
  providers: [
    RouteCatalog,
    RateLimit,
    ProblemFilter,
    { provide: APP_FILTER, useExisting: ProblemFilter },
  ],
  exports: [RouteCatalog],
})
export class HttpModule {}
