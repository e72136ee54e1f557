import { Module } from '@nestjs/common';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { LimitsModule } from '../../http/limits/limits.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { CancelService } from './cancel.service.ts';
import { CheckoutController } from './checkout.controller.ts';
import { CheckoutRepository } from './checkout.repository.ts';
import { CheckoutService } from './checkout.service.ts';

@Module({
  imports: [FulfilmentModule, InvoicesModule, LimitsModule],
  controllers: [CheckoutController],
  providers: [CancelService, CheckoutRepository, CheckoutService],
})
export class CheckoutModule {}
