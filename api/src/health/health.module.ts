import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { RegistryModule } from '../registry/registry.module.ts';
import { HealthController } from './health.controller.ts';
import { Readiness } from './readiness.ts';

@Module({
  imports: [RegistryModule, TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [Readiness],
})
export class HealthModule {}
