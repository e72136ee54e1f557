import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LiveSite } from '../../core/site/live-site.ts';
import { showPack, shownPack, type ShownPack } from '../../core/site/shown-pack.ts';
import { Log } from '../../core/log/log.ts';
import type { ServedPack } from '../../core/site/served-pack.ts';
import { isInternal } from '../../http/request/internal-calls.ts';
import { changes } from '../../http/request/safe-methods.ts';
import { PREVIEW_HEADERS } from './preview-headers.ts';
import { PreviewService } from './preview.service.ts';

/** Decides which site pack a request shows, from its beginning to its end. */
@Injectable()
export class RequestSite {
  constructor(
    private readonly site: LiveSite,
    private readonly previews: PreviewService,
    private readonly log: Log,
  ) {}

  /** Call it before the routes are registered. */
  install(fastify: FastifyInstance): void {
    // After the body was read, because reading leaves the context of its request.
    fastify.addHook('preHandler', (request, _reply, done) => {
      this.of(request).then((shown) => showPack(shown, () => done()), done);
    });
    fastify.addHook('onSend', async (_request, reply) => {
      if (shownPack()?.isPreview) void reply.headers(PREVIEW_HEADERS);
    });
  }

  private async of(request: FastifyRequest): Promise<ShownPack> {
    // The calls of a document show what the document shows.
    const document = isInternal(request) ? shownPack() : undefined;
    if (document) return document;
    const pack = await this.preview(request);
    return pack ? { pack, isPreview: true } : { pack: this.site.live, isPreview: false };
  }

  /** Whatever changes something, as a purchase does, uses the live pack. */
  private async preview(request: FastifyRequest): Promise<ServedPack | undefined> {
    if (changes(request)) return undefined;
    try {
      const pack = await this.previews.siteOf(request);
      return pack && pack.version !== this.site.live?.version ? withOwnPictures(pack) : undefined;
    } catch (error) {
      // The document of the preview says why it cannot be shown.
      this.log.debug({ err: error }, 'the site pack of a preview cannot be shown');
      return undefined;
    }
  }
}

/** Browsers keep the pictures of the live site, so that those of a preview have other addresses. */
function withOwnPictures(pack: ServedPack): ServedPack {
  const { brand, version } = pack;
  const own = (address: string) => address && `${address}?site=${version}`;
  return {
    ...pack,
    brand: { ...brand, icon: own(brand.icon), previewImage: own(brand.previewImage) },
  };
}
