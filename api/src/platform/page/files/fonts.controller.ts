import { Controller, Get, Param, Res } from '@nestjs/common';
import { FONT_PARTS, fontSubset, type FontPart } from '@portico/site';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../../../core/cache/single-flight.ts';
import type { PackFont } from '../../../core/site/pack-font.ts';
import { LiveSite } from '../../../core/site/live-site.ts';
import { Public } from '../../../http/access/access.ts';
import { noSuchFile } from '../../../http/answer/no-such-file.ts';
import { RequestsPerMinute } from '../../../http/contract/requests-per-minute.decorator.ts';

const NAME = /^([0-9a-f]{16})-([a-z]+)\.woff2$/;
/** Of the live pack and of previews, in three parts each. */
const MAX_FILES = 12;

/** Serves the typeface of the site pack in parts, each cut once. The bytes of a name never change. */
@Controller()
@RequestsPerMinute(Infinity)
export class FontsController {
  private readonly parts = new LRUCache<string, Buffer>({ max: MAX_FILES });
  private readonly cutting = new SingleFlight<Buffer>();

  constructor(private readonly site: LiveSite) {}

  @Get('/cdn/fonts/:name')
  @Public()
  async file(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const [, hash, wanted] = NAME.exec(name) ?? [];
    const part = FONT_PARTS.find((each) => each === wanted);
    const font = this.site.font;
    if (!part || !font || font.hash !== hash) return noSuchFile(reply);
    void reply
      .headers({
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${name}"`,
      })
      .send(
        this.parts.get(name) ?? (await this.cutting.run(name, () => this.cut(name, font, part))),
      );
  }

  private async cut(name: string, { bytes, weights }: PackFont, part: FontPart): Promise<Buffer> {
    const file = await fontSubset(bytes, part, weights);
    this.parts.set(name, file);
    return file;
  }
}
