import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  createPreviewContract,
  endPreviewContract,
  listPreviewsContract,
} from '@portico/sdk/contracts/previews/schema';
import { CurrentActor, CurrentDeployer, Deploy } from '../../http/access/access.ts';
import type { Actor, DeployKeyBearer } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { PreviewLinks } from './preview-links.service.ts';

/** Previews for deploy keys, which must cover the app of the path (docs/releases.md). */
@Controller()
export class PreviewsController {
  constructor(private readonly links: PreviewLinks) {}

  @Implements(createPreviewContract)
  @Deploy()
  create(
    @Input() { params, body }: InputOf<typeof createPreviewContract>,
    @CurrentDeployer() bearer: DeployKeyBearer,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    const { version, with: others, to, ...link } = body;
    const versions = { ...others, [params.name]: version };
    const by = auditActorOf(actor, request);
    return this.links.create(bearer, { ...link, versions, by }, to);
  }

  @Implements(listPreviewsContract)
  @Deploy()
  list(
    @Input() { params }: InputOf<typeof listPreviewsContract>,
    @CurrentDeployer() bearer: DeployKeyBearer,
  ) {
    return this.links.list(bearer, params.name);
  }

  @Implements(endPreviewContract)
  @Deploy()
  end(
    @Input() { params }: InputOf<typeof endPreviewContract>,
    @CurrentDeployer() bearer: DeployKeyBearer,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.links.end(bearer, params.id, auditActorOf(actor, request), params.name);
  }
}
