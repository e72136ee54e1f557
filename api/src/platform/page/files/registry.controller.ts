import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { getRegistryContract } from '@portico/sdk/contracts/registry/schema';
import { CurrentActor, Public } from '../../../http/access/access.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { Implements } from '../../../http/contract/contract.decorator.ts';
import { PreparedBody } from '../../../http/answer/prepared-body.ts';
import { ProblemError } from '../../../http/problem/problem.ts';
import { PREVIEW_HEADERS } from '../../previews/preview-headers.ts';
import { LiveRegistry } from '../../registry/live/live-registry.service.ts';
import { FOR_OTHER_ORIGINS } from '../../registry/files/other-origins.ts';
import { VisitorService } from '../../registry/live/visitor.service.ts';
import type { VisibleRegistry } from '../../registry/state/visible-registry.ts';
import { ofPages } from '../document/document-registry.ts';
import { VariantService } from '../request/variant.service.ts';

const VARY = 'accept-encoding, cookie';

/** The registry snapshot that a new document would contain: open documents compare theirs with it. */
@Controller()
export class RegistryController {
  private readonly bodies = new WeakMap<VisibleRegistry, PreparedBody>();

  constructor(
    private readonly live: LiveRegistry,
    private readonly variants: VariantService,
    private readonly visitors: VisitorService,
  ) {}

  @Implements(getRegistryContract)
  @Public({ session: true, reads: 'preview' })
  async snapshot(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<PreparedBody> {
    const own = { team: actor.kind === 'user' && actor.isTeam };
    const viewer = (await this.visitors.standIn(request)) ?? own;
    const { replacements, preview } = await this.variants.of(request);
    const visible = this.live.visibleTo(viewer, replacements);
    if (!visible) throw new ProblemError(503, 'No shell release is live.');
    const answer = () =>
      JSON.stringify(getRegistryContract.response.parse(ofPages(visible.snapshot)));
    if (preview) return new PreparedBody(answer(), PREVIEW_HEADERS['cache-control'], VARY);
    const known = this.bodies.get(visible);
    if (known) return known;
    // Pages of other origins send no session, and read what everyone may.
    const headers = viewer.team ? {} : FOR_OTHER_ORIGINS;
    const body = new PreparedBody(answer(), 'private, no-cache', VARY, headers);
    this.bodies.set(visible, body);
    return body;
  }
}
