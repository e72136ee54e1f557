import { Global, Module } from '@nestjs/common';
import { CallOutcomes } from './call-outcomes.ts';

@Global()
@Module({ providers: [CallOutcomes], exports: [CallOutcomes] })
export class CallOutcomesModule {}
