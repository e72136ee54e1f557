import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../core/config/config.ts';
import { CoreModule } from '../core/core.module.ts';
import type { Log } from '../core/log/log.ts';
import { AdminModule } from './admin.module.ts';

/** The modules of the CLI when no server holds the database: no HTTP and no other start work. */
@Module({})
export class CliModule {
  static with(config: Config, log: Log): DynamicModule {
    return {
      module: CliModule,
      imports: [CoreModule.with(config, log), AdminModule],
    };
  }
}
