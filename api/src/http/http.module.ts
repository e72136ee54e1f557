import { Global, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { Config } from '../core/config/config.ts';
import { ApiNotFoundController } from './api-not-found.controller.ts';
import { ProblemFilter } from './problem.filter.ts';
import { RateLimit, WindowStorage } from './rate-limit.ts';
import { RouteCatalog } from './route-catalog.ts';

const MINUTE_MS = 60_000;

/** Error handling, rate limits and the route catalog of all routes. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    ThrottlerModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        throttlers: [{ ttl: MINUTE_MS, limit: config.rateLimit }],
        storage: new WindowStorage(),
        // Shared caches would serve the counters of one client to others.
        setHeaders: false,
      }),
    }),
  ],
  controllers: [ApiNotFoundController],
  providers: [RouteCatalog, RateLimit, { provide: APP_FILTER, useClass: ProblemFilter }],
  exports: [RouteCatalog],
})
export class HttpModule {}
