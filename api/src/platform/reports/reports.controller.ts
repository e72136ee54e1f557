import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Public } from '../../http/access/access.ts';
import { RequestsPerMinute } from '../../http/contract/requests-per-minute.decorator.ts';
import { ReportsService } from './reports.service.ts';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post('/api/reports/csp')
  @Public()
  @HttpCode(204)
  @RouteConfig({ bodyLimit: 16 * 1024 })
  @RequestsPerMinute(60)
  csp(@Body() body: unknown): void {
    this.reports.record(body);
  }
}
