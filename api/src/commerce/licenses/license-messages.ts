import { Injectable } from '@nestjs/common';
import type { LicenseEvent, LicenseMessage } from '@portico/contracts/licenses/schema';
import { Config } from '../../core/config/config.ts';
import { siteOf } from '../messages/site-of.ts';
import { contentOf } from '../messages/templates/all.ts';
import { renderShortText } from '../messages/templates/render-text.ts';
import type { LicenseEventRow } from './licenses.repository.ts';
import { PageLinks } from '../../core/pages/page-links.ts';
import { LiveSite } from '../../core/site/live-site.ts';

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Events as the bot reads them, messages with their words. */
@Injectable()
export class LicenseMessages {
  constructor(
    private readonly config: Config,
    private readonly site: LiveSite,
    private readonly links: PageLinks,
  ) {}

  get isOn(): boolean {
    return this.config.licenseMessages;
  }

  view(rows: readonly LicenseEventRow[]): (LicenseEvent | LicenseMessage)[] {
    return rows.flatMap((row) => this.viewOne(row) ?? []);
  }

  private viewOne({
    event,
    message,
    invoice,
  }: LicenseEventRow): LicenseEvent | LicenseMessage | undefined {
    const { type, guildId } = event;
    const cursor = String(event.cursor);
    const time = seconds(event.at);
    if (type !== 'message') return { cursor, type, guildId, at: time };
    if (!message || !invoice) return undefined;
    const { id, kind, facts, userId, invoiceId, createdAt } = message;
    // The bot gets messages about invoices alone.
    if (userId === null || invoiceId === null) return undefined;
    const content = contentOf(kind, {
      facts,
      at: createdAt,
      invoice,
      site: siteOf(this.site, this.config, this.links),
    });
    const { subject, action } = content;
    const text = renderShortText(content);
    return {
      cursor,
      type,
      at: time,
      message: { id, kind, userId, invoiceId, subject, text, url: action.url },
    };
  }
}
