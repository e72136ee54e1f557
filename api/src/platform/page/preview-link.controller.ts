import { Controller, Get, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '@portico/sdk/rules/own-path';
import { Public } from '../../http/access/access.ts';
import { PREVIEW_HEADERS } from '../previews/preview-headers.ts';
import { PreviewService } from '../previews/preview.service.ts';
import { PreviewNotice } from './document/preview-notice.ts';

/**
 * The links that start and end a preview in a browser. Both are GET: a link from a chat starts one, and
 * "Leave preview" has to work in documents of any shell, without scripts. Neither changes anything but the
 * cookie of the browser that opens it.
 */
@Controller('/preview')
@UseFilters(PreviewNotice)
export class PreviewLinkController {
  constructor(private readonly previews: PreviewService) {}

  @Get('end')
  @Public()
  end(@Query('to') to: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.previews.leave(reply);
    redirect(reply, to ?? pageOf(request));
  }

  @Get(':key')
  @Public()
  async start(
    @Param('key') key: string,
    @Query('to') to: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.previews.start(key, reply);
    redirect(reply, to);
  }
}

/**
 * The page of this site that contained the link. The bar cannot contain its address, because the
 * shell changes pages without a document load.
 */
function pageOf({ headers }: FastifyRequest): string | undefined {
  const { referer = '', host } = headers;
  if (!URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return page.host === host ? `${page.pathname}${page.search}` : undefined;
}

/** @param to a path of this site; anything else leads to the landing page */
function redirect(reply: FastifyReply, to: unknown): void {
  void reply
    .code(303)
    .headers({
      ...PREVIEW_HEADERS,
      location: ownPath(to) ?? '/',
      // The address contains the key.
      'referrer-policy': 'no-referrer',
    })
    .send();
}
