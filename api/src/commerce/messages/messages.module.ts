import { Module } from '@nestjs/common';
import { MessageOutbox } from './message-outbox.ts';
import { MessagesAccount } from './messages.account.ts';
import { MessagesRepository } from './messages.repository.ts';
import { RecipientsRepository } from './recipients.repository.ts';

/** Messages to customers: the outbox, and their words. */
@Module({
  providers: [MessageOutbox, MessagesAccount, MessagesRepository, RecipientsRepository],
  exports: [MessageOutbox, MessagesRepository, RecipientsRepository],
})
export class MessagesModule {}
