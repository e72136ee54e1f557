import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '@portico/sdk/rules/own-path';
import { themeOf } from '../request/theme-cookie.ts';
import { Config } from '../../../core/config/config.ts';
import { PreviewUnavailable } from '../../previews/preview-unavailable.ts';
import { escapeHtml } from '../../../core/html/escape-html.ts';
import { noticeDocument } from './notice.ts';
import {
  contentSecurityPolicy,
  imageSourcesOf,
  makeNonce,
  sourcesByNonce,
} from '../policy/security-policy.ts';
import { LiveSite } from '../../../core/site/live-site.ts';

/**
 * Responds to document requests of a preview that cannot be shown, with the reason and a link to
 * the live site.
 */
@Catch(PreviewUnavailable)
export class PreviewNotice implements ExceptionFilter<PreviewUnavailable> {
  constructor(
    private readonly config: Config,
    private readonly site: LiveSite,
  ) {}

  catch(error: PreviewUnavailable, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { brand } = this.site;
    const nonce = makeNonce();
    const theme = themeOf(request);
    const url = request.raw.url ?? '/';
    const to = url.startsWith('/preview/') ? '/' : (ownPath(url) ?? '/');
    void reply
      .code(error.status)
      .headers({
        ...error.headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(
          sourcesByNonce(nonce),
          imageSourcesOf(brand, this.config),
        ),
        // The address may contain a key.
        'referrer-policy': 'no-referrer',
      })
      .send(
        noticeDocument(
          brand,
          { theme, nonce },
          {
            title: 'Preview',
            heading: 'This preview is not available',
            html: `<p>${escapeHtml(error.message)}</p>
<p><a href="/preview/end?to=${encodeURIComponent(to)}">Open the live site</a></p>`,
          },
        ),
      );
  }
}
