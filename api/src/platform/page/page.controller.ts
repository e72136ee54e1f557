import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../http/access/access.ts';
import { Config } from '../../core/config/config.ts';
import { Log } from '../../core/log/log.ts';
import { originForm } from '../../http/request/origin-form.ts';
import { securityFields } from '../../http/request/security-event.ts';
import { rememberReturn } from '../../identity/auth/return-cookie.ts';
import { pickEncoding, type Encoding } from '../../http/answer/accept-encoding.ts';
import { writeHostCookie } from '../../http/request/host-cookie.ts';
import { SiteHosts } from '../../http/request/site-hosts.ts';
import { RequestsPerMinute } from '../../http/contract/requests-per-minute.decorator.ts';
import { themeOf } from './request/theme-cookie.ts';
import { BUCKET_COOKIE } from '../canaries/canary-visits.service.ts';
import { BROTLI_QUICK, toBrotli, toGzip } from '../registry/disk/compress.ts';
import { PREVIEW_HEADERS } from '../previews/preview-headers.ts';
import { VisitorService } from '../registry/live/visitor.service.ts';
import { DocumentPolicies } from './policy/document-policies.ts';
import { FinishedDocument } from './document/finished-document.ts';
import { PageService } from './page.service.ts';
import { PreviewNotice } from './document/preview-notice.ts';
import { isTraced, withTraceTag } from './document/trace-tag.ts';
import { VariantService, type Variant } from './request/variant.service.ts';
import { INTEGRITY_POLICY, REPORTING_ENDPOINTS, type Reporting } from './policy/security-policy.ts';
import { LiveSite } from '../../core/site/live-site.ts';

const GZIP_QUICK = 4;
const BUCKET_SECONDS = 30 * 86_400;

/** Handles every address that no other route matches. */
@Controller()
@RequestsPerMinute(Infinity)
@UseFilters(PreviewNotice)
export class PageController {
  private readonly policies: DocumentPolicies;
  private readonly secure: boolean;

  constructor(
    private readonly config: Config,
    site: LiveSite,
    private readonly hosts: SiteHosts,
    private readonly pages: PageService,
    private readonly visitors: VisitorService,
    private readonly variants: VariantService,
    private readonly log: Log,
  ) {
    this.secure = config.secure;
    this.policies = new DocumentPolicies(config, site);
  }

  @Get(['/', '/*'])
  @Public()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // As the visitor wrote it: `routableUrl` changes paths that cannot be decoded.
    const url = originForm({ url: request.originalUrl, headers: request.headers });
    if (this.hosts.redirects(request)) {
      const location = `${this.config.publicOrigin}${url}`;
      return void reply.code(301).headers({ location, 'cache-control': 'no-cache' }).send();
    }
    const variant = await this.variants.of(request);
    const visitor = await this.visitors.identify(request);
    const answer = await this.pages.answer({
      url,
      theme: themeOf(request),
      visitor,
      variant,
    });
    void reply.headers({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
      ...(variant.preview && PREVIEW_HEADERS),
    });
    if (answer.kind === 'no-access') {
      rememberReturn(request, reply, this.secure);
      const { session } = visitor;
      const actor = session.status === 200 ? `user:${session.user.id}` : 'anonymous';
      this.log.info({ event: 'access.refused', actor, ...securityFields(request) }, 'page refused');
      return void reply.code(302).headers({ location: '/', 'cache-control': 'no-store' }).send();
    }
    if (answer.kind === 'redirect') {
      // The value may become known later, or be known to another visitor.
      if (answer.status === 302) void reply.header('cache-control', 'no-store');
      return void reply.code(answer.status).header('location', answer.location).send();
    }
    this.keepBucket(reply, variant);
    if (answer.isPrivate) void reply.header('cache-control', 'private, no-store');
    if (answer.status === 503) {
      void reply.headers({
        'cache-control': 'no-store',
        'retry-after': String(answer.retryAfter ?? 5),
      });
    }
    const reporting = this.reportingOf(variant);
    const { content } = answer;
    void reply.code(answer.status).headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': this.policies.of(content.own, answer.images, reporting),
      'integrity-policy': INTEGRITY_POLICY,
      ...(reporting === 'endpoint' && { 'reporting-endpoints': REPORTING_ENDPOINTS }),
    });
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    // A traced document names its trace, so it is sent once.
    if (content instanceof FinishedDocument && !isTraced()) {
      void reply.header('etag', content.etag).send(await content.in(encoding));
    } else {
      void reply.send(await compressed(Buffer.from(withTraceTag(content.html)), encoding));
    }
  }

  /** Violations in previews are not reported. */
  private reportingOf({ preview }: Variant): Reporting {
    if (preview) return 'none';
    return this.secure ? 'endpoint' : 'uri';
  }

  /** A new visitor keeps the versions of the first document. */
  private keepBucket(reply: FastifyReply, { canary }: Variant): void {
    if (canary?.newBucket === undefined) return;
    const value = String(canary.newBucket);
    const cookie = { value, seconds: BUCKET_SECONDS, httpOnly: true };
    writeHostCookie(reply, BUCKET_COOKIE, cookie, this.secure);
  }
}

/** For a document that is sent once. */
function compressed(body: Buffer, encoding: Encoding | undefined): Buffer | Promise<Buffer> {
  if (encoding === 'br') return toBrotli(body, BROTLI_QUICK);
  return encoding === 'gzip' ? toGzip(body, GZIP_QUICK) : body;
}
