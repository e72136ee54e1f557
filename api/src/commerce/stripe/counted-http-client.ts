import Stripe from 'stripe';
import type { CallOutcomes } from '../../core/dependency-health/call-outcomes.ts';
import type { ServiceCalls } from '../../core/dependency-health/service-calls.ts';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Path of a request without ids and parameters. */
const patternOf = (path: string): string =>
  (path.split('?')[0] ?? '').replace(/\/(?!v\d)[^/]*\d[^/]*/g, '/:id');

/**
 * Sends requests to Stripe, measures them, and counts their outcomes for the status page: any answer below 500
 * is one.
 */
export class CountedHttpClient implements HttpClient {
  private readonly client = Stripe.createNodeHttpClient();

  constructor(
    private readonly outcomes: CallOutcomes,
    private readonly calls: ServiceCalls,
  ) {}

  getClientName(): string {
    return this.client.getClientName();
  }

  async makeRequest(
    ...request: Parameters<HttpClient['makeRequest']>
  ): ReturnType<HttpClient['makeRequest']> {
    const [, , path, method] = request;
    try {
      const answer = await this.calls.of('stripe')(
        `${method} ${patternOf(path)}`,
        () => this.client.makeRequest(...request),
        (given) => given.getStatusCode(),
      );
      this.outcomes.record('payments', answer.getStatusCode() < 500);
      return answer;
    } catch (error) {
      this.outcomes.record('payments', false);
      throw error;
    }
  }
}
