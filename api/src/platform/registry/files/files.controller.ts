import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../http/access/access.ts';
import { noSuchFile } from '../../../http/answer/no-such-file.ts';
import { RequestsPerMinute } from '../../../http/contract/requests-per-minute.decorator.ts';
import { pickEncoding } from '../../../http/answer/accept-encoding.ts';
import { isCompressible } from '../release/content-type.ts';
import { parseFileAddress } from '../release/file-address.ts';
import { LiveManifest } from './live-manifest.service.ts';
import { FOR_OTHER_ORIGINS } from './other-origins.ts';
import { ReleaseContents } from '../disk/release-contents.service.ts';
import { ReleaseFiles } from './release-files.service.ts';
import type { FoundFile } from './release-files.service.ts';
import { VisitorService } from '../live/visitor.service.ts';
import { maySee } from '../state/visible-registry.ts';

/** Compression does not shrink smaller files. */
const MIN_BYTES = 256;

/** Serves the files of releases. Every other address below these paths is a plain-text 404. */
@Controller()
@RequestsPerMinute(Infinity)
export class FilesController {
  constructor(
    private readonly files: ReleaseFiles,
    private readonly contents: ReleaseContents,
    private readonly visitors: VisitorService,
    private readonly manifests: LiveManifest,
  ) {}

  @Get(['/mfe/*', '/shell/*'])
  @Public()
  async file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.find(request);
    const plain = file && (await this.contents.read(file.hash, undefined));
    if (!plain) return this.missing(reply);
    const isPublic = file.restriction === 'public';
    const scope = isPublic ? 'public' : 'private';
    void reply.headers({
      'content-type': file.type,
      'cache-control': `${scope}, max-age=31536000, immutable`,
      vary: isPublic ? 'accept-encoding' : 'accept-encoding, cookie',
      // A content delivery network on another origin passes these headers on (ASSET_ORIGINS).
      ...(isPublic && FOR_OTHER_ORIGINS),
    });
    const shrinks = isCompressible(file.type) && plain.length >= MIN_BYTES;
    const encoding = shrinks ? pickEncoding(request.headers['accept-encoding']) : undefined;
    const tag = file.hash.slice(0, 32);
    // The compressed bytes of one content may differ (quick or best), so their tag is weak.
    void reply.header('etag', encoding ? `W/"${tag}-${encoding}"` : `"${tag}"`);
    if (encoding) void reply.header('content-encoding', encoding);
    void reply.send(await this.contents.read(file.hash, encoding));
  }

  @Get('/mfe/:name/mf-manifest.json')
  @Public()
  async liveManifest(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const body = await this.manifests.of(name, await this.visitors.identify(request));
    if (!body) return this.missing(reply);
    void reply.send(await body.writeTo(request, reply));
  }

  @Get('/assets/*')
  @Public()
  missing(@Res() reply: FastifyReply): void {
    noSuchFile(reply);
  }

  private async find(request: FastifyRequest): Promise<FoundFile | undefined> {
    const address = parseFileAddress(request.raw.url ?? '');
    const file = address && (await this.files.find(address));
    if (!file || file.restriction === 'public') return file;
    return maySee(file, await this.visitors.identify(request)) ? file : undefined;
  }
}
