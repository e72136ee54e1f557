import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { LimitsModule } from '../../http/limits/limits.module.ts';
import { UsersModule } from '../../identity/users/users.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { ComplimentaryController } from './complimentary.controller.ts';
import { ComplimentaryRepository } from './complimentary.repository.ts';
import { ComplimentaryService } from './complimentary.service.ts';

/** Licences without a payment, granted and withdrawn by the team. */
@Module({
  imports: [AuditModule, InvoicesModule, LimitsModule, MessagesModule, UsersModule],
  controllers: [ComplimentaryController],
  providers: [ComplimentaryRepository, ComplimentaryService],
})
export class ComplimentaryModule {}
