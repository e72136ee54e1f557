import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { KeysModule } from '../../identity/keys/keys.module.ts';
import { IngestWriter } from './ingest-writer.ts';
import { KeyRepository } from '../../identity/keys/ingest/ingest-key.repository.ts';
import { KeyService } from '../../identity/keys/ingest/ingest-key.service.ts';
import { SandboxKey } from '../../identity/keys/ingest/sandbox-ingest-key.ts';

/** Keys, batches and duplicates of what the bot pushes; the nouns own their own doors. */
@Module({
  imports: [AuditModule, KeysModule],
  providers: [KeyRepository, KeyService, IngestWriter, SandboxKey],
  exports: [KeyService, IngestWriter],
})
export class IngestModule {}
