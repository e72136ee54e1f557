import { Module } from '@nestjs/common';
import { AuditModule } from '../../../core/audit/audit.module.ts';
import { SmokeKeyRepository } from './smoke-key.repository.ts';
import { SmokeKeyService } from './smoke-key.service.ts';

/** The keys of smoke workers. */
@Module({
  imports: [AuditModule],
  providers: [SmokeKeyRepository, SmokeKeyService],
  exports: [SmokeKeyService],
})
export class SmokeKeysModule {}
