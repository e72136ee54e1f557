import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Throttle } from '@nestjs/throttler';
import { Public } from '../../http/access/access.ts';
import { ReportsService } from './reports.service.ts';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post('/api/reports/csp')
  @Public()
  @HttpCode(204)
  @RouteConfig({ bodyLimit: 16 * 1024 })
  @Throttle({ default: { limit: 60, ttl: 60_000 } })
  csp(@Body() body: unknown): void {
    this.reports.record(body);
  }
}
