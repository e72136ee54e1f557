import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { RegistryModule } from '../../platform/registry/registry.module.ts';
import { HealthController } from './health.controller.ts';
import { Readiness } from '../../core/health/readiness.ts';

@Module({
  imports: [RegistryModule, TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [Readiness],
})
export class HealthModule {}
