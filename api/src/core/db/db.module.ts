import { Global, Module } from '@nestjs/common';
import { DatabaseService } from './database.service.ts';
import { RevisionRepository } from './revision.repository.ts';
import { StorageHealth } from './storage-health.ts';

/** The database for every repository: inject `DatabaseService` and use its `db`. */
@Global()
@Module({
  providers: [DatabaseService, RevisionRepository, StorageHealth],
  exports: [DatabaseService, RevisionRepository, StorageHealth],
})
export class DbModule {}
