import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { MessagesRepository } from '../messages/messages.repository.ts';

const INTERVAL_SECONDS = 86_400;
/** Time in which support answers whether a message was sent. */
const SETTLED_DAYS = 30;
/** Longer than a message is tried. Older ones wait because emails were switched off. */
const WAITING_DAYS = 7;

/** Deletes messages that nobody needs any more. */
@Injectable()
export class MessageRetention implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobsService,
    private readonly messages: MessagesRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every('message retention', INTERVAL_SECONDS, () => this.sweep());
  }

  sweep(): Promise<void> {
    return this.messages.deleteOld(SETTLED_DAYS, WAITING_DAYS);
  }
}
