import { Controller, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import {
  getSiteReleasesContract,
  promoteSiteContract,
  publishSiteContract,
  rollbackSiteContract,
} from '@portico/sdk/contracts/site-releases/schema';
import { SITE } from '@portico/sdk/contracts/site-releases/version';
import { CurrentActor, Deploy } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { UPLOAD } from '../../http/body/upload.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { SiteReleases } from '../registry/publishing/site-releases.service.ts';
import { readPackUpload } from './read-pack-upload.ts';
import { releaseProblem } from './release-problem.ts';
import { SiteReleaseCalls } from './site-release-calls.service.ts';

/** Releases of the site pack for deploy keys of `site`. A key alone never changes what the site sells. */
@Controller()
export class SiteReleasesController {
  constructor(
    private readonly calls: SiteReleaseCalls,
    private readonly releases: SiteReleases,
  ) {}

  @Implements(getSiteReleasesContract)
  @Deploy({ app: SITE })
  list() {
    return this.calls.list();
  }

  @Implements(publishSiteContract)
  @Deploy({ app: SITE })
  @RouteConfig(UPLOAD)
  async publish(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    try {
      const files = await readPackUpload(request.raw);
      const { version, added } = await this.releases.publish(files, auditActorOf(actor, request));
      const bytes = Array.from(files.values()).reduce((sum, { length }) => sum + length, 0);
      return { version, added, files: files.size, bytes };
    } catch (error) {
      throw releaseProblem(error);
    }
  }

  @Implements(promoteSiteContract)
  @Deploy({ app: SITE })
  promote(
    @Input() input: InputOf<typeof promoteSiteContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.calls.promote(input, { by: auditActorOf(actor, request), maySell: false });
  }

  @Implements(rollbackSiteContract)
  @Deploy({ app: SITE })
  rollback(
    @Input() input: InputOf<typeof rollbackSiteContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.calls.rollback(input, { by: auditActorOf(actor, request), maySell: false });
  }
}
