import { Module } from '@nestjs/common';
import { CancelService } from './checkout/cancel.service.ts';
import { CheckoutController } from './checkout/checkout.controller.ts';
import { CheckoutRepository } from './checkout/checkout.repository.ts';
import { CheckoutService } from './checkout/checkout.service.ts';
import { FulfillmentModule } from './fulfillment.module.ts';
import { InvoicesModule } from './invoices.module.ts';
import { StoreController } from './store/store.controller.ts';
import { SiteAnswersModule } from '../http/site/site-answers.module.ts';

/** The store and the checkout. */
@Module({
  imports: [SiteAnswersModule, FulfillmentModule, InvoicesModule],
  controllers: [StoreController, CheckoutController],
  providers: [CancelService, CheckoutRepository, CheckoutService],
})
export class CheckoutModule {}
