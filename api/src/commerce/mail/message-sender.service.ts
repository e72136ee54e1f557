import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { isEmail } from '@portico/sdk/rules/email';
import { z } from 'zod';
import { Config } from '../../core/config/config.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { Log } from '../../core/log/log.ts';
import type { MessageOutcome, MessageRow } from '../messages/message.table.ts';
import { MessagesRepository } from '../messages/messages.repository.ts';
import { RecipientsRepository, type Recipient } from '../messages/recipients.repository.ts';
import { siteOf } from '../messages/site-of.ts';
import { contentOf, isSent, MESSAGE_KINDS } from '../messages/templates/all.ts';
import { renderHtml } from '../messages/templates/render-html.ts';
import { renderText } from '../messages/templates/render-text.ts';
import { AnnouncementsRepository } from './announcements.repository.ts';
import { mailFailureOf } from './mail-failure.ts';
import { Mailer } from './mailer.ts';
import { OutboxMetrics } from './outbox.metrics.ts';
import { PageLinks } from '../../core/pages/page-links.ts';
import { LiveSite } from '../../core/site/live-site.ts';

const INTERVAL_SECONDS = 5;
/** One run ends after this many messages, so that it does not hold up a stop. */
const MAX_PER_RUN = 100;
/** A message that could not be sent for so long is given up: it would no longer be news. */
const GIVE_UP_MS = 3 * 86_400_000;
/** Time that a stop leaves to the email that is being sent. */
const STOP_MS = 5_000;

const Address = z.string().refine(isEmail);

/**
 * Sends the messages of the outbox, each by one replica, until they are sent or given up. The bot gets
 * them with the first attempt.
 */
@Injectable()
export class MessageSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stop = new AbortController();
  private isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly site: LiveSite,
    private readonly links: PageLinks,
    private readonly jobs: JobsService,
    private readonly messages: MessagesRepository,
    private readonly recipients: RecipientsRepository,
    private readonly announcements: AnnouncementsRepository,
    private readonly mailer: Mailer,
    private readonly metrics: OutboxMetrics,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.mailer.isOn && !this.config.licenseMessages) return;
    this.metrics.start(MESSAGE_KINDS);
    this.jobs.every('messages', INTERVAL_SECONDS, () => this.sendDue());
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    setTimeout(() => this.stop.abort(), STOP_MS).unref();
  }

  /** Sends all messages that are due. An outage of the server ends the run, and the next one tries again. */
  async sendDue(): Promise<void> {
    for (let sent = 0; sent < MAX_PER_RUN && !this.isStopping; sent += 1) {
      const message = await this.messages.claim();
      if (!message) return;
      if (!(await this.deliver(message))) return;
    }
  }

  /** @returns false where the server is away */
  private async deliver(message: MessageRow): Promise<boolean> {
    const recipient = await this.recipients.find(message);
    if (!recipient) {
      // The account was deleted meanwhile.
      await this.messages.delete(message.id);
      return true;
    }
    if (!isSent(message.kind, siteOf(this.site, this.config, this.links))) {
      await this.settle(message, 'kind-off');
      return true;
    }
    // The bot knows users, and a statement comes from an address.
    if (this.config.licenseMessages && message.userId !== null)
      await this.announcements.announce(message.id);
    if (!this.mailer.isOn) {
      await this.settle(message, 'mail-off');
      return true;
    }
    // The payment provider checks addresses; what it lets through must still be one address.
    const { data: to } = Address.safeParse(recipient.address);
    if (to === undefined) {
      await this.settle(message, 'no-address');
      return true;
    }
    return this.mail(message, recipient, to);
  }

  private async mail(message: MessageRow, recipient: Recipient, to: string): Promise<boolean> {
    try {
      const site = siteOf(this.site, this.config, this.links);
      const { id, kind, facts, createdAt: at } = message;
      const content = contentOf(kind, { facts, at, invoice: recipient.invoice, site });
      const { subject } = content;
      const text = renderText(content, site);
      const html = renderHtml(content, site);
      const mail = {
        id,
        senderName: site.brand.name,
        to,
        replyTo: site.brand.contactEmail || undefined,
        date: at,
        subject,
        text,
        html,
      };
      await this.mailer.send(mail, this.stop.signal);
    } catch (error) {
      return this.fail(message, error);
    }
    await this.settle(message, 'sent');
    return true;
  }

  private async fail(message: MessageRow, error: unknown): Promise<boolean> {
    const { isFinal, isOutage, code } = mailFailureOf(error);
    const { id, kind, attempts } = message;
    const isLate = Date.now() - message.createdAt.getTime() > GIVE_UP_MS;
    if (isFinal) {
      this.log.warn({ message: id, kind, code }, 'the mail server refused an email for good');
      await this.settle(message, 'refused');
    } else if (isLate) {
      this.log.error(
        { alert: 'message', message: id, kind, attempts, code },
        'gave up on an email',
      );
      await this.settle(message, 'gave-up');
    } else {
      this.log.warn({ message: id, kind, attempts, code }, 'an email was not sent; a job retries');
    }
    return !isOutage;
  }

  private async settle(message: MessageRow, outcome: MessageOutcome): Promise<void> {
    await this.messages.settle(message.id, outcome);
    this.metrics.settled(message.kind, outcome);
  }
}
