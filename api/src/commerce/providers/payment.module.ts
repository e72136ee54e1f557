import { Module } from '@nestjs/common';
import { PaymentProvider } from '../payments/payment-provider.ts';
import { StripeProvider } from '../stripe/stripe.provider.ts';

/** Says who moves the money. */
@Module({
  providers: [{ provide: PaymentProvider, useClass: StripeProvider }],
  exports: [PaymentProvider],
})
export class PaymentModule {}
