import { Injectable } from '@nestjs/common';
import { MetricsService } from '../../../core/metrics/metrics.service.ts';
import { LiveRegistry } from './live-registry.service.ts';

/** The live version of each app, as this replica serves it. */
@Injectable()
export class RegistryMetrics {
  constructor(metrics: MetricsService, registry: LiveRegistry) {
    const about = {
      name: 'portico_live_release_info',
      help: 'The live version of the shell and of each remote on this replica',
      labelNames: ['app', 'version'] as const,
    };
    metrics.addGauge(about, async () =>
      registry.state.channels.flatMap(({ name: app, live }) =>
        live ? [{ labels: { app, version: live.manifest.version }, value: 1 }] : [],
      ),
    );
  }
}
