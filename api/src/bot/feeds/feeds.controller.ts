import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  getStatusAtomContract,
  getStatusBadgeContract,
  getStatusFeedContract,
  getStatusRssContract,
  getStatusSummaryContract,
  getStatusWidgetContract,
} from '@portico/contracts/feeds/schema';
import { Public } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { FeedsService } from './feeds.service.ts';

/** The status for feed readers and other sites. */
@Controller()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Implements(getStatusRssContract)
  @Public()
  rss(): Promise<PreparedBody> {
    return this.feeds.rss();
  }

  @Implements(getStatusAtomContract)
  @Public()
  atom(): Promise<PreparedBody> {
    return this.feeds.atom();
  }

  @Implements(getStatusFeedContract)
  @Public()
  json(): Promise<PreparedBody> {
    return this.feeds.json();
  }

  @Implements(getStatusSummaryContract)
  @Public()
  summary(): Promise<PreparedBody> {
    return this.feeds.summary();
  }

  @Implements(getStatusBadgeContract)
  @Public()
  badge(@Input() { query }: InputOf<typeof getStatusBadgeContract>): Promise<PreparedBody> {
    return this.feeds.badge(query.component);
  }

  @Implements(getStatusWidgetContract)
  @Public()
  widget(@Res({ passthrough: true }) reply: FastifyReply): Promise<PreparedBody> {
    // Frames of other sites are allowed by the policy of the page.
    void reply.removeHeader('x-frame-options');
    return this.feeds.widget();
  }
}
