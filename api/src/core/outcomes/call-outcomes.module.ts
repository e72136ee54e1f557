import { Global, Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.ts';
import { CallOutcomes } from './call-outcomes.ts';
import { ServiceCalls } from './service-calls.ts';

@Global()
@Module({
  imports: [MetricsModule],
  providers: [CallOutcomes, ServiceCalls],
  exports: [CallOutcomes, ServiceCalls],
})
export class CallOutcomesModule {}
