import { Module, type DynamicModule } from '@nestjs/common';
import { AccountPartsModule } from '../core/account-parts/account-parts.module.ts';
import type { Config } from '../core/config/config.ts';
import { ConfigModule } from '../core/config/config.module.ts';
import { DbModule } from '../core/db/db.module.ts';
import { FirstScreensModule } from '../core/first-screens/first-screens.module.ts';
import type { Log } from '../core/log/log.ts';
import { LogModule } from '../core/log/log.module.ts';
import { AdminModule } from './admin.module.ts';

/** The modules of the CLI when no server holds the database: no HTTP and no other start work. */
@Module({})
export class CliModule {
  static with(config: Config, log: Log): DynamicModule {
    return {
      module: CliModule,
      imports: [
        ConfigModule.with(config),
        LogModule.with(log),
        DbModule,
        AccountPartsModule,
        FirstScreensModule,
        AdminModule,
      ],
    };
  }
}
