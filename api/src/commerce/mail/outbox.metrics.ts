import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { MetricsService } from '../../core/metrics/metrics.service.ts';
import type { MessageKind, StatementKind } from '../messages/message-facts.ts';
import type { MessageOutcome } from '../messages/message.table.ts';
import { MessagesRepository } from '../messages/messages.repository.ts';

const OUTCOMES: readonly MessageOutcome[] = [
  'sent',
  'no-address',
  'mail-off',
  'kind-off',
  'refused',
  'gave-up',
  'superseded',
];

/** The messages to customers that wait, and how those before them have ended. */
@Injectable()
export class OutboxMetrics {
  private readonly settledMessages: Counter<'kind' | 'outcome'>;

  constructor(
    private readonly metrics: MetricsService,
    private readonly messages: MessagesRepository,
  ) {
    this.settledMessages = metrics.addCounter({
      name: 'portico_messages_total',
      help: 'Messages to customers, by the end of their delivery by email',
      labelNames: ['kind', 'outcome'],
    });
  }

  /** Begins to report, where something sends messages. */
  start(kinds: readonly (MessageKind | StatementKind)[]): void {
    for (const kind of kinds)
      for (const outcome of OUTCOMES) this.settledMessages.inc({ kind, outcome }, 0);
    this.metrics.addGauges(
      {
        count: {
          name: 'portico_outbox_messages',
          help: 'Messages to customers that are not settled yet',
          labelNames: [],
        },
        seconds: {
          name: 'portico_outbox_oldest_age_seconds',
          help: 'Time since the oldest of these messages was written; 0: there are none',
          labelNames: [],
        },
      },
      async () => {
        const { count, seconds } = await this.messages.waiting();
        return {
          count: [{ labels: {}, value: count }],
          seconds: [{ labels: {}, value: seconds }],
        };
      },
    );
  }

  settled(kind: MessageKind | StatementKind, outcome: MessageOutcome): void {
    this.settledMessages.inc({ kind, outcome });
  }
}
