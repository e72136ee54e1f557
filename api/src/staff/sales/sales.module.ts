import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { CsvModule } from '../../http/csv/csv.module.ts';
import { SalesController } from './sales.controller.ts';
import { SalesRepository } from './sales.repository.ts';
import { SalesService } from './sales.service.ts';

/** Revenue, refunds and plans by day and month. */
@Module({
  imports: [AuditModule, CsvModule],
  controllers: [SalesController],
  providers: [SalesRepository, SalesService],
})
export class SalesModule {}
