import { Module } from '@nestjs/common';
import { CallOutcomesModule } from '../../core/outcomes/call-outcomes.module.ts';
import { PaymentProvider } from '../payments/payment-provider.ts';
import { StripeProvider } from '../stripe/stripe.provider.ts';

/** Says who moves the money. */
@Module({
  imports: [CallOutcomesModule],
  providers: [{ provide: PaymentProvider, useClass: StripeProvider }],
  exports: [PaymentProvider],
})
export class PaymentModule {}
