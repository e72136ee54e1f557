import { Global, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { Config } from '../core/config/config.ts';
import { ApiNotFoundController } from './api-not-found.controller.ts';
import { ProblemFilter } from './problem.filter.ts';
import { RateLimit, WindowStorage } from './rate-limit.ts';
import { RouteCatalog } from './route-catalog.ts';

const MINUTE_MS = 60_000;

/** What all routes share: errors, limits and the catalog of routes. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    ThrottlerModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        throttlers: [{ ttl: MINUTE_MS, limit: config.rateLimit }],
        storage: new WindowStorage(),
        // Counters in answers that caches share would be somebody else's.
        setHeaders: false,
      }),
    }),
  ],
  controllers: [ApiNotFoundController],
  providers: [RouteCatalog, RateLimit, { provide: APP_FILTER, useClass: ProblemFilter }],
  exports: [RouteCatalog],
})
export class HttpModule {}
