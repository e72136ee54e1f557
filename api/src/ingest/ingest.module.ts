import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { IngestWriter } from './ingest-writer.ts';
import { KeyRepository } from './key.repository.ts';
import { KeyService } from './key.service.ts';
import { SandboxKey } from './sandbox-key.ts';

/** Keys, batches and duplicates of what the bot pushes; the nouns own their own doors. */
@Module({
  imports: [AuditModule, KeysModule],
  providers: [KeyRepository, KeyService, IngestWriter, SandboxKey],
  exports: [KeyService, IngestWriter],
})
export class IngestModule {}
