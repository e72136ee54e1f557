import { Injectable } from '@nestjs/common';
import type {
  promoteReleaseContract,
  ReleaseChanged,
  rollbackReleaseContract,
} from '@portico/sdk/contracts/releases/schema';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { InputOf } from '../../http/contract/contract.decorator.ts';
import { SmokeService } from '../smoke/smoke.service.ts';
import { RegistryService } from '../registry/publishing/registry.service.ts';
import type { ChangeOutcome } from '../registry/publishing/registry.service.ts';
import { ReleaseWarnings } from '../registry/publishing/release-warnings.service.ts';
import { releaseProblem } from './release-problem.ts';

/** Promotes and rolls back, for both APIs: of deploy keys and of the team's members. */
@Injectable()
export class ReleaseChanges {
  constructor(
    private readonly registry: RegistryService,
    private readonly smoke: SmokeService,
    private readonly warnings: ReleaseWarnings,
  ) {}

  /** @throws ProblemError 404, 409 or 422 if the release cannot be made live */
  async promote(
    { params, body }: Pick<InputOf<typeof promoteReleaseContract>, 'params' | 'body'>,
    by: AuditActor,
  ): Promise<ReleaseChanged> {
    const { version, expected, why, dryRun } = body;
    const warningsOf = this.warnings.begin();
    try {
      const changes = [{ name: params.name, version, expected }];
      const [outcome] = await this.registry.promote(changes, { by, why, dryRun });
      return await this.described(outcome!, warningsOf);
    } catch (error) {
      throw releaseProblem(error);
    }
  }

  /** @throws ProblemError 404, 409 or 422 if there is no version to roll back to */
  async rollback(
    { params, body }: Pick<InputOf<typeof rollbackReleaseContract>, 'params' | 'body'>,
    by: AuditActor,
  ): Promise<ReleaseChanged> {
    const { version, expected, why, dryRun } = body;
    const warningsOf = this.warnings.begin();
    try {
      const target = { name: params.name, to: version, expected };
      const outcome = await this.registry.rollback(target, { by, why, dryRun });
      return await this.described(outcome, warningsOf);
    } catch (error) {
      throw releaseProblem(error);
    }
  }

  private async described(
    outcome: ChangeOutcome,
    warningsOf: ReturnType<ReleaseWarnings['begin']>,
  ): Promise<ReleaseChanged> {
    const { name, to: version } = outcome;
    const smoke = await this.smoke.stateOf({ name, version });
    return { ...outcome, smoke, warnings: await warningsOf(name, version) };
  }
}
