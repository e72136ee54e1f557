import { Module } from '@nestjs/common';
import { CallOutcomesModule } from '../../core/outcomes/call-outcomes.module.ts';
import { StripeClient } from './stripe.client.ts';
import { TaxRates } from './tax-rates.ts';

@Module({
  imports: [CallOutcomesModule],
  providers: [StripeClient, TaxRates],
  exports: [StripeClient, TaxRates],
})
export class StripeModule {}
