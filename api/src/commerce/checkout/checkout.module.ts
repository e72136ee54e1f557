import { Module } from '@nestjs/common';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { LimitsModule } from '../../http/limits/limits.module.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { CheckoutController } from './checkout.controller.ts';
import { CheckoutRepository } from './checkout.repository.ts';
import { CheckoutService } from './checkout.service.ts';

@Module({
  imports: [FulfilmentModule, LimitsModule, StripeModule],
  controllers: [CheckoutController],
  providers: [CheckoutRepository, CheckoutService],
})
export class CheckoutModule {}
