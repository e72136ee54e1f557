import { Global, Module } from '@nestjs/common';
import { LateStartFailure } from '../process/late-start-failure.ts';
import { DatabaseService } from './database.service.ts';
import { RevisionRepository } from './revision.repository.ts';
import { StorageHealth } from './storage-health.ts';

/** The database for every repository: inject `DatabaseService` and use its `db`. */
@Global()
@Module({
  providers: [DatabaseService, LateStartFailure, RevisionRepository, StorageHealth],
  exports: [DatabaseService, LateStartFailure, RevisionRepository, StorageHealth],
})
export class DbModule {}
