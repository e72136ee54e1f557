import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createTeamPreviewContract,
  endTeamPreviewContract,
  listTeamPreviewsContract,
  startOwnPreviewContract,
} from '@portico/sdk/contracts/previews/schema';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { PreviewLinks, TEAM_OWNER } from './preview-links.service.ts';
import { PreviewService } from './preview.service.ts';

/** A working day: a member starts another one with a click. */
const OWN_SECONDS = 8 * 3600;

/**
 * Previews for the team: every member can start one in their browser; members with the right `promote` can
 * create links for others, and end them.
 */
@Controller()
export class TeamPreviewsController {
  constructor(
    private readonly links: PreviewLinks,
    private readonly previews: PreviewService,
  ) {}

  @Implements(listTeamPreviewsContract)
  @Team()
  list() {
    return this.links.list(TEAM_OWNER);
  }

  /**
   * The response contains no key, so that a member without the right to create links cannot share
   * the preview.
   */
  @Implements(startOwnPreviewContract)
  @Team()
  async start(
    @Input() { body }: InputOf<typeof startOwnPreviewContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { key, expiresAt, warnings } = await this.links.add(TEAM_OWNER, {
      ...{ versions: body.versions, seconds: OWN_SECONDS },
      by: auditActorOf(actor, request),
    });
    await this.previews.start(key, reply);
    return { expires_at: Math.floor(expiresAt.getTime() / 1000), warnings };
  }

  @Implements(createTeamPreviewContract)
  @Team('promote')
  create(
    @Input() { body }: InputOf<typeof createTeamPreviewContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    const { to, ...link } = body;
    return this.links.create(TEAM_OWNER, { ...link, by: auditActorOf(actor, request) }, to);
  }

  @Implements(endTeamPreviewContract)
  @Team('promote')
  end(
    @Input() { params }: InputOf<typeof endTeamPreviewContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.links.end(TEAM_OWNER, params.id, auditActorOf(actor, request));
  }
}
