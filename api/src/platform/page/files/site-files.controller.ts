import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../http/access/access.ts';
import { noSuchFile } from '../../../http/answer/no-such-file.ts';
import { Config } from '../../../core/config/config.ts';
import { LiveRegistry } from '../../registry/live/live-registry.service.ts';
import { NoticesService } from '../document/notices.service.ts';
import { PublicCalls } from '../data/public-calls.service.ts';
import { sitemap } from '../data/sitemap.ts';
import { sitemapPaths } from '../data/sitemap-paths.ts';
import { LiveSite } from '../../../core/site/live-site.ts';

const DAY = 'public, max-age=86400';
const HOUR = 'public, max-age=3600';
/** Of what the site pack says: it shows with the next visit after a promote. */
const REVALIDATED = 'public, no-cache';
/** Copies of the security contact are valid for 90 days. RFC 9116 asks for less than a year. */
const SECURITY_TXT_MS = 90 * 86_400_000;

/** `--color-bg` of the dark theme (shared/ui). */
const DARK_BACKGROUND = '#101218';

/** Serves the well-known addresses that crawlers and browsers request. */
@Controller()
export class SiteFilesController {
  constructor(
    private readonly config: Config,
    private readonly site: LiveSite,
    private readonly live: LiveRegistry,
    private readonly notices: NoticesService,
    private readonly calls: PublicCalls,
  ) {}

  /** Allows every page: pages that must not be listed have a `noindex` tag, which crawlers have to read. */
  @Get('/robots.txt')
  @Public()
  robots(@Res() reply: FastifyReply): void {
    void reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': DAY })
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${this.config.publicOrigin}/sitemap.xml\n`);
  }

  /** RFC 9116: to whom people report vulnerabilities. */
  @Get('/.well-known/security.txt')
  @Public()
  security(@Res() reply: FastifyReply): void {
    const { brand } = this.site;
    const { publicOrigin } = this.config;
    const contact = brand.contactEmail ? `mailto:${brand.contactEmail}` : brand.supportUrl;
    // The file needs a contact (RFC 9116).
    if (!contact) return noSuchFile(reply);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + SECURITY_TXT_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
    ];
    void reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': REVALIDATED })
      .send(`${lines.join('\n')}\n`);
  }

  @Get('/sitemap.xml')
  @Public()
  async sitemap(@Res() reply: FastifyReply): Promise<void> {
    const visible = this.live.visibleTo({ team: false });
    if (!visible) return this.starting(reply);
    const more = await sitemapPaths(visible.snapshot, this.calls);
    void reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR })
      .send(sitemap(visible.snapshot, this.config.publicOrigin, more));
  }

  /** What browsers show where the site is installed: https://www.w3.org/TR/appmanifest/ */
  @Get('/site.webmanifest')
  @Public()
  manifest(@Res() reply: FastifyReply): void {
    const { brand, touchIcon, about } = this.site;
    const manifest = {
      id: '/',
      name: brand.name,
      short_name: brand.name,
      ...(about && { description: about }),
      start_url: '/',
      scope: '/',
      // With the browser's buttons for back and reload: pages have none of their own.
      display: 'minimal-ui',
      theme_color: brand.accent,
      background_color: DARK_BACKGROUND,
      icons: [
        { src: touchIcon, sizes: '512x512', purpose: 'any' },
        { src: touchIcon, sizes: '512x512', purpose: 'maskable' },
      ],
    };
    void reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': REVALIDATED,
      })
      .send(JSON.stringify(manifest));
  }

  @Get('/apple-touch-icon.png')
  @Public()
  touchIcon(@Res() reply: FastifyReply): void {
    this.redirect(reply, this.site.touchIcon);
  }

  /** The licenses of the packages in the scripts of the site (docs/decisions/0045). */
  @Get('/third-party-notices')
  @Public()
  async thirdPartyNotices(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const visible = this.live.visibleTo({ team: false });
    if (!visible) return this.starting(reply);
    const body = await this.notices.of(visible.snapshot, this.site.font);
    void reply.send(await body.writeTo(request, reply));
  }

  @Get('/favicon.ico')
  @Public()
  icon(@Res() reply: FastifyReply): void {
    this.redirect(reply, this.site.brand.icon);
  }

  private redirect(reply: FastifyReply, location: string): void {
    void reply.code(302).headers({ location, 'cache-control': REVALIDATED }).send();
  }

  private starting(reply: FastifyReply): void {
    void reply
      .code(503)
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send('The site is starting. Try again in a moment.\n');
  }
}
