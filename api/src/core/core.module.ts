import { Module, type DynamicModule } from '@nestjs/common';
import { AccountParts } from './account-parts/account-parts.ts';
import { Config } from './config/config.ts';
import { DatabaseService } from './db/database.service.ts';
import { RevisionRepository } from './db/revision.repository.ts';
import { StorageHealth } from './db/storage-health.ts';
import { FirstScreens } from './first-screens/first-screens.ts';
import { KnownLists } from './known-lists/known-lists.ts';
import { Log } from './log/log.ts';
import { LateStartFailure } from './process/late-start-failure.ts';

/** What every module may inject: configuration, log, database, and the lists in which modules register what they own. */
@Module({})
export class CoreModule {
  static with(config: Config, log: Log): DynamicModule {
    const classes = [
      ...[DatabaseService, LateStartFailure, RevisionRepository, StorageHealth],
      ...[AccountParts, FirstScreens, KnownLists],
    ];
    return {
      module: CoreModule,
      global: true,
      providers: [
        { provide: Config, useValue: config },
        { provide: Log, useValue: log },
        ...classes,
      ],
      exports: [Config, Log, ...classes],
    };
  }
}
