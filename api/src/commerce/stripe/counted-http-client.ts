import Stripe from 'stripe';
import type { CallOutcomes } from '../../core/outcomes/call-outcomes.ts';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Sends requests to Stripe, and counts their outcomes for the status page: any answer below 500 is one. */
export class CountedHttpClient implements HttpClient {
  private readonly client = Stripe.createNodeHttpClient();

  constructor(private readonly outcomes: CallOutcomes) {}

  getClientName(): string {
    return this.client.getClientName();
  }

  async makeRequest(
    ...request: Parameters<HttpClient['makeRequest']>
  ): ReturnType<HttpClient['makeRequest']> {
    try {
      const answer = await this.client.makeRequest(...request);
      this.outcomes.record('payments', answer.getStatusCode() < 500);
      return answer;
    } catch (error) {
      this.outcomes.record('payments', false);
      throw error;
    }
  }
}
