import { Module } from '@nestjs/common';
import { StripeClient } from './stripe.client.ts';
import { TaxRates } from './tax-rates.ts';

@Module({ providers: [StripeClient, TaxRates], exports: [StripeClient, TaxRates] })
export class StripeModule {}
