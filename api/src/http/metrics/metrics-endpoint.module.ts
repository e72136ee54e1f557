import { Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.ts';

/** The address at which Prometheus reads the metrics. */
@Module({ controllers: [MetricsController] })
export class MetricsEndpointModule {}
