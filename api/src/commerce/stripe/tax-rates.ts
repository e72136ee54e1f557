import { Injectable } from '@nestjs/common';
import { StripeClient } from './stripe.client.ts';

/** Ids of Stripe's tax rates by percentage. Each is requested once per process. */
@Injectable()
export class TaxRates {
  private readonly ids = new Map<number, Promise<string>>();

  constructor(private readonly stripe: StripeClient) {}

  /** @throws ProblemError 503; the next call requests it again */
  async idOf(percent: number): Promise<string> {
    const id = this.ids.get(percent) ?? this.stripe.findOrCreateTaxRate(percent);
    this.ids.set(percent, id);
    try {
      return await id;
    } catch (error) {
      this.ids.delete(percent);
      throw error;
    }
  }

  /** Call it after Stripe has refused a rate, for example because an operator has archived it. */
  forget(): void {
    this.ids.clear();
  }
}
