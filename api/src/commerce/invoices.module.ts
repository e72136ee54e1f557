import { Module } from '@nestjs/common';
import { EmailRetention } from './invoices/email-retention.ts';
import { InvoiceListRepository } from './invoices/invoice-list.repository.ts';
import { DiscordModule } from '../identity/discord/discord.module.ts';
import { GiftCodes } from './invoices/gift-codes.ts';
import { InvoicesAccount } from './invoices/invoices.account.ts';
import { InvoicesController } from './invoices/invoices.controller.ts';
import { InvoicesRepository } from './invoices/invoices.repository.ts';
import { InvoicesService } from './invoices/invoices.service.ts';
import { RefundsRepository } from './invoices/refunds.repository.ts';
import { SlotMovesRepository } from './invoices/slot-moves.repository.ts';
import { SlotsRepository } from './invoices/slots.repository.ts';
import { UserInvoicesRepository } from './invoices/user-invoices.repository.ts';

/** Invoices with their slots. */
@Module({
  imports: [DiscordModule],
  controllers: [InvoicesController],
  providers: [
    InvoicesRepository,
    InvoicesService,
    InvoiceListRepository,
    RefundsRepository,
    InvoicesAccount,
    EmailRetention,
    UserInvoicesRepository,
    SlotsRepository,
    SlotMovesRepository,
    GiftCodes,
  ],
  exports: [GiftCodes, InvoicesRepository, RefundsRepository, SlotsRepository, SlotMovesRepository],
})
export class InvoicesModule {}
