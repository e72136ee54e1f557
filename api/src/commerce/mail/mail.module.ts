import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { MetricsModule } from '../../core/metrics/metrics.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { AnnouncementsRepository } from './announcements.repository.ts';
import { Mailer } from './mailer.ts';
import { MessageRetention } from './message-retention.ts';
import { OutboxMetrics } from './outbox.metrics.ts';
import { MessageSender } from './message-sender.service.ts';

/** The delivery of messages to customers. */
@Module({
  imports: [JobsModule, MessagesModule, MetricsModule],
  providers: [AnnouncementsRepository, Mailer, MessageRetention, MessageSender, OutboxMetrics],
})
export class MailModule {}
