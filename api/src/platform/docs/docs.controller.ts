import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Public } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { DocsService } from './docs.service.ts';
import { makeNonce } from '../page/policy/security-policy.ts';
import { swaggerPolicy } from './swagger-page.ts';

@Controller()
export class DocsController {
  constructor(private readonly docs: DocsService) {}

  @Get('/api/openapi.json')
  @Public({ session: 'best-effort' })
  document(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer | Promise<Buffer> {
    return this.docs.openApi(actor).writeTo(request, reply);
  }

  @Get('/api/docs')
  @Public()
  page(@Res({ passthrough: true }) reply: FastifyReply): string {
    const nonce = makeNonce();
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': swaggerPolicy(nonce),
      'cache-control': 'private, no-cache',
    });
    return this.docs.page(nonce);
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
