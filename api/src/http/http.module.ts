import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ApiNotFoundController } from './api-not-found.controller.ts';
import { RateLimit } from './rate-limit.ts';
import { RequestRecord } from './request-record.ts';
import { RouteCatalog } from './route-catalog.ts';
import { SiteHosts } from './site-hosts.ts';

/** Rate limits, the record of requests and the catalog of all routes. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [ApiNotFoundController],
  providers: [RouteCatalog, RateLimit, RequestRecord, SiteHosts],
  exports: [RouteCatalog, SiteHosts],
})
export class HttpModule {}
