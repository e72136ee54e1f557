import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../db/database.service.ts';
import { MetricsService } from '../metrics/metrics.service.ts';

/** The database connections of this replica. */
@Injectable()
export class PoolMetrics {
  constructor(metrics: MetricsService, database: DatabaseService) {
    const connections = {
      name: 'portico_database_connections',
      help: 'Connections of this replica to the database, by state',
      labelNames: ['state'] as const,
    };
    const max = {
      name: 'portico_database_connections_max',
      help: 'Most connections that this replica may open',
      labelNames: [] as const,
    };
    const waiting = {
      name: 'portico_database_waiting_calls',
      help: 'Calls that wait for a connection to the database',
      labelNames: [] as const,
    };
    metrics.addGauges({ connections, max, waiting }, async () => {
      const { pool } = database;
      if (!pool) return { connections: [], max: [], waiting: [] };
      return {
        connections: (['used', 'idle'] as const).map((state) => ({
          labels: { state },
          value: pool[state],
        })),
        max: [{ labels: {}, value: pool.max }],
        waiting: [{ labels: {}, value: pool.waiting }],
      };
    });
  }
}
