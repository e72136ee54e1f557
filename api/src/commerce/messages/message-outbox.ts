import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import type { Database } from '../../core/db/database.ts';
import type { Told } from './message-facts.ts';
import {
  MessagesRepository,
  type NewMessage,
  type NewStatementMessage,
} from './messages.repository.ts';

/** Where money and licenses change, messages are written with the change (docs/decisions/0054). */
@Injectable()
export class MessageOutbox {
  constructor(
    private readonly config: Config,
    private readonly messages: MessagesRepository,
  ) {}

  /** Call it in the transaction of the change. Nothing is stored while nothing would be sent. */
  async write(
    tx: Database,
    messages: readonly (NewMessage | NewStatementMessage)[],
  ): Promise<void> {
    if (this.isOn) await this.messages.add(tx, messages);
  }

  /** The events of an invoice that messages were written for, also of those that nobody received. */
  async toldAbout(tx: Database, invoiceId: string): Promise<ReadonlySet<string>> {
    return new Set(this.isOn ? await this.messages.listEvents(tx, invoiceId) : []);
  }

  /** Withdraws messages that were not sent yet, in the transaction that writes a later one. */
  async supersede(tx: Database, invoiceId: string, kind: Told['kind']): Promise<void> {
    if (this.isOn) await this.messages.supersede(tx, invoiceId, kind);
  }

  private get isOn(): boolean {
    return this.config.mail !== undefined || this.config.licenseMessages;
  }
}
