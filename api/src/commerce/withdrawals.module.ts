import { Module } from '@nestjs/common';
import { FulfillmentModule } from './fulfillment.module.ts';
import { InvoicesModule } from './invoices.module.ts';
import { MessagesModule } from './messages.module.ts';
import { WithdrawalJob } from './withdrawals/withdrawal-job.ts';
import { WithdrawalsAccount } from './withdrawals/withdrawals.account.ts';
import { WithdrawalsController } from './withdrawals/withdrawals.controller.ts';
import { WithdrawalsRepository } from './withdrawals/withdrawals.repository.ts';
import { WithdrawalsService } from './withdrawals/withdrawals.service.ts';

/** The right of withdrawal: statements of buyers, and what follows from them. */
@Module({
  imports: [InvoicesModule, MessagesModule, FulfillmentModule],
  controllers: [WithdrawalsController],
  providers: [WithdrawalsRepository, WithdrawalsService, WithdrawalJob, WithdrawalsAccount],
  exports: [WithdrawalsRepository],
})
export class WithdrawalsModule {}
