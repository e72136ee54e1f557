import { Module } from '@nestjs/common';
import { AnnouncementsRepository } from './mail/announcements.repository.ts';
import { Mailer } from './mail/mailer.ts';
import { MessageRetention } from './mail/message-retention.ts';
import { MessageSender } from './mail/message-sender.service.ts';
import { OutboxMetrics } from './mail/outbox.metrics.ts';
import { MessageOutbox } from './messages/message-outbox.ts';
import { MessagesAccount } from './messages/messages.account.ts';
import { MessagesRepository } from './messages/messages.repository.ts';
import { RecipientsRepository } from './messages/recipients.repository.ts';

/** Messages to customers: the outbox, their words and their delivery. */
@Module({
  providers: [
    MessageOutbox,
    MessagesAccount,
    MessagesRepository,
    RecipientsRepository,
    AnnouncementsRepository,
    Mailer,
    MessageRetention,
    MessageSender,
    OutboxMetrics,
  ],
  exports: [MessageOutbox],
})
export class MessagesModule {}
