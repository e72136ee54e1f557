import { Injectable } from '@nestjs/common';
import type { LicenceEvent, LicenceMessage } from '@portico/sdk/contracts/licences/schema';
import { Config } from '../../core/config/config.ts';
import { siteOf } from '../messages/site-of.ts';
import { contentOf } from '../messages/templates/all.ts';
import { renderShortText } from '../messages/templates/render-text.ts';
import type { LicenceEventRow } from './licences.repository.ts';

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Events as the bot reads them, messages with their words. */
@Injectable()
export class LicenceMessages {
  constructor(private readonly config: Config) {}

  get isOn(): boolean {
    return this.config.licenceMessages;
  }

  view(rows: readonly LicenceEventRow[]): (LicenceEvent | LicenceMessage)[] {
    return rows.flatMap((row) => this.viewOne(row) ?? []);
  }

  private viewOne({
    event,
    message,
    invoice,
  }: LicenceEventRow): LicenceEvent | LicenceMessage | undefined {
    const { type, guildId } = event;
    const cursor = String(event.cursor);
    const at = seconds(event.at);
    if (type !== 'message') return { cursor, type, guildId, at };
    if (!message || !invoice) return undefined;
    const { id, kind, facts, userId, invoiceId, createdAt } = message;
    const content = contentOf(kind, { facts, at: createdAt, invoice, site: siteOf(this.config) });
    const { subject, action } = content;
    const text = renderShortText(content);
    return {
      cursor,
      type,
      at,
      message: { id, kind, userId, invoiceId, subject, text, url: action.url },
    };
  }
}
