import { Global, Module } from '@nestjs/common';
import { PoolMetrics } from './pool.metrics.ts';
import { Readiness } from './readiness.ts';

/** Readiness, for every module that adds a condition. */
@Global()
@Module({ providers: [PoolMetrics, Readiness], exports: [Readiness] })
export class ReadinessModule {}
