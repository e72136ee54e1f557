import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Log } from './log.ts';

@Global()
@Module({})
export class LogModule {
  static with(log: Log): DynamicModule {
    return { module: LogModule, providers: [{ provide: Log, useValue: log }], exports: [Log] };
  }
}
