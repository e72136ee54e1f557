import { Module } from '@nestjs/common';
import { AuditModule } from '../../../core/audit/audit.module.ts';
import { KeysModule } from '../keys.module.ts';
import { KeyRepository } from './ingest-key.repository.ts';
import { KeyService } from './ingest-key.service.ts';
import { SandboxKey } from './sandbox-ingest-key.ts';

/** The keys of the bot. */
@Module({
  imports: [AuditModule, KeysModule],
  providers: [KeyRepository, KeyService, SandboxKey],
  exports: [KeyService],
})
export class IngestKeysModule {}
