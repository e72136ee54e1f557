import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Public } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { DocsService } from './docs.service.ts';
import { SWAGGER_POLICY } from './swagger-page.ts';

@Controller()
export class DocsController {
  constructor(private readonly docs: DocsService) {}

  @Get('/api/openapi.json')
  @Public({ session: 'best-effort' })
  document(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return this.docs.openApi(actor).writeTo(request, reply);
  }

  @Get('/api/docs')
  @Public()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', SWAGGER_POLICY)
  @Header('cache-control', 'public, max-age=300')
  page(): string {
    return this.docs.page();
  }

  @Get('/api/docs/:file')
  @Public()
  async file(
    @Param('file') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Buffer> {
    const { type, body } = await this.docs.file(name);
    void reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=300' });
    return body;
  }
}
