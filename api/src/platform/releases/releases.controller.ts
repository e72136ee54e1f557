import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  getReleaseContract,
  listReleasesContract,
  promoteReleaseContract,
  publishReleaseContract,
  rollbackReleaseContract,
} from '@portico/sdk/contracts/releases/schema';
import { CurrentActor, CurrentDeployer, Deploy } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { auditActorOf } from '../../http/access/audit-actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { RequestsPerMinute } from '../../http/contract/requests-per-minute.decorator.ts';
import { UPLOAD } from '../../http/body/upload.ts';
import { RegistryService } from '../registry/publishing/registry.service.ts';
import { SmokeService } from '../smoke/smoke.service.ts';
import { ReleaseWarnings } from '../registry/publishing/release-warnings.service.ts';
import { ReleaseContents } from '../registry/disk/release-contents.service.ts';
import type { DeployKeyBearer } from '../../http/access/actor.ts';
import { readUpload } from './read-upload.ts';
import { ReleaseChanges } from './release-changes.service.ts';
import { releaseProblem } from './release-problem.ts';
import { ReleasesService } from './releases.service.ts';

/** The registry's API for deploy keys: publish, promote, roll back, list, pull (docs/releases.md). */
@Controller()
export class ReleasesController {
  constructor(
    private readonly releases: ReleasesService,
    private readonly registry: RegistryService,
    private readonly changes: ReleaseChanges,
    private readonly contents: ReleaseContents,
    private readonly smoke: SmokeService,
    private readonly warnings: ReleaseWarnings,
  ) {}

  @Implements(listReleasesContract)
  @Deploy({ reads: true })
  async list(
    @Input() { query }: InputOf<typeof listReleasesContract>,
    @CurrentDeployer() bearer: DeployKeyBearer,
  ) {
    try {
      return await this.releases.list(bearer, query.name);
    } catch (error) {
      throw releaseProblem(error);
    }
  }

  @Implements(publishReleaseContract)
  @Deploy()
  @RouteConfig(UPLOAD)
  async publish(
    @Input() { params }: InputOf<typeof publishReleaseContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    try {
      const upload = await readUpload(request.raw);
      const sent = Object(upload.manifest) as { name?: unknown };
      if (sent.name !== params.name) {
        throw new ProblemError(
          422,
          `This is a release of ${String(sent.name).slice(0, 50)}, not of ${params.name}.`,
          { kind: 'release-refused' },
        );
      }
      const { manifest, added } = await this.registry.publish(upload, auditActorOf(actor, request));
      const { name, version, files } = manifest;
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      const smoke = await this.smoke.stateOf({ name, version });
      const warnings = await this.warnings.begin()(name, version);
      return { name, version, added, files: files.length, bytes, smoke, warnings };
    } catch (error) {
      throw releaseProblem(error);
    }
  }

  @Implements(promoteReleaseContract)
  @Deploy()
  promote(
    @Input() input: InputOf<typeof promoteReleaseContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.changes.promote(input, auditActorOf(actor, request));
  }

  @Implements(rollbackReleaseContract)
  @Deploy()
  rollback(
    @Input() input: InputOf<typeof rollbackReleaseContract>,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    return this.changes.rollback(input, auditActorOf(actor, request));
  }

  /** A key can read other public apps, too: a team runs its remote with the live ones of others. */
  @Implements(getReleaseContract)
  @Deploy({ reads: true })
  get(
    @Input() { params }: InputOf<typeof getReleaseContract>,
    @CurrentDeployer() bearer: DeployKeyBearer,
  ) {
    return this.releases.manifest(bearer, params.name, params.version);
  }

  @Get('/api/releases/:name/:version/files/*')
  @Deploy({ reads: true })
  @RequestsPerMinute(Infinity)
  async file(
    @Param() params: { name: string; version: string; '*': string },
    @CurrentDeployer() bearer: DeployKeyBearer,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, version, '*': path } = params;
    const hash = await this.releases.file(bearer, { name, version, path });
    const bytes = await this.contents.read(hash, undefined);
    if (!bytes) throw new ProblemError(404, `${name} ${version} has no such file.`);
    void reply
      .headers({ 'content-type': 'application/octet-stream', 'cache-control': 'no-store' })
      .send(bytes);
  }
}
