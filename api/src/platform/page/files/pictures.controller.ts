import { createHash } from 'node:crypto';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LiveSite } from '../../../core/site/live-site.ts';
import { Public } from '../../../http/access/access.ts';
import { noSuchFile } from '../../../http/answer/no-such-file.ts';
import { RequestsPerMinute } from '../../../http/contract/requests-per-minute.decorator.ts';
import { contentType } from '../../registry/release/content-type.ts';
import { FOR_OTHER_ORIGINS } from '../../registry/files/other-origins.ts';
import { letterIcon } from './letter-icon.ts';

/** Serves the pictures of the site pack. A site without an icon has the first letter of its name. */
@Controller()
@RequestsPerMinute(Infinity)
export class PicturesController {
  constructor(private readonly site: LiveSite) {}

  @Get('/cdn/*')
  @Public()
  file(@Param('*') name: string, @Res() reply: FastifyReply): void {
    const picture = this.find(name);
    if (!picture) return noSuchFile(reply);
    void reply
      .headers({
        // Pages under the site's other host names, mails and previews of links show these files.
        ...FOR_OTHER_ORIGINS,
        'content-type': contentType(picture.name),
        // Another pack may have another picture of this name.
        'cache-control': 'public, no-cache',
        etag: `"${createHash('sha256').update(picture.bytes).digest('hex')}"`,
      })
      .send(picture.bytes);
  }

  private find(name: string) {
    const own = this.site.picture(name) ?? this.preview(name);
    if (own || name !== 'icon.svg' || this.site.brand.name === '') return own;
    return { name, bytes: Buffer.from(letterIcon(this.site.brand)) };
  }

  /** The picture of links to a kind of pages, or that of all others: `preview-commands.png`. */
  private preview(name: string) {
    const [whole, kind = ''] = /^preview(?:-([a-z]+))?\.png$/.exec(name) ?? [];
    const pictures = this.site.site?.facts.pictures;
    if (whole === undefined || !pictures) return undefined;
    const { preview, previews } = pictures;
    const file = Object.hasOwn(previews, kind) ? previews[kind] : preview;
    return file === undefined ? undefined : this.site.picture(file.slice('pictures/'.length));
  }
}
