import { Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.ts';

/** The endpoint from which Prometheus reads the metrics. */
@Module({ controllers: [MetricsController] })
export class MetricsEndpointModule {}
