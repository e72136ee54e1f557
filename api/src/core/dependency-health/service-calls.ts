import { Injectable } from '@nestjs/common';
import type { Histogram } from 'prom-client';
import { MetricsService } from '../metrics/metrics.service.ts';
import { inSpan } from '../tracing/spans.ts';

type OutsideService = 'discord' | 'stripe';

/**
 * Makes one request to an outside service.
 * @param name method and path without ids: `GET /users/:id`
 * @param statusOf the HTTP status of its answer
 */
export type ServiceCall = <Answer>(
  name: string,
  request: () => Promise<Answer>,
  statusOf: (answer: Answer) => number,
) => Promise<Answer>;

/** Measures and traces the requests to outside services. */
@Injectable()
export class ServiceCalls {
  private readonly durations: Histogram<'service' | 'status'>;

  constructor(metrics: MetricsService) {
    this.durations = metrics.addHistogram(
      {
        name: 'portico_service_call_duration_seconds',
        help: 'Time until an outside service has answered a request, by the status of its answer',
        labelNames: ['service', 'status'],
      },
      [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    );
  }

  of(service: OutsideService): ServiceCall {
    return (name, request, statusOf) =>
      inSpan(`${service} ${name}`, { 'peer.service': service }, async (span) => {
        const end = this.durations.startTimer({ service });
        try {
          const answer = await request();
          const status = statusOf(answer);
          end({ status: String(status) });
          span?.setAttribute('http.response.status_code', status);
          return answer;
        } catch (error) {
          end({ status: 'none' });
          throw error;
        }
      });
  }
}
