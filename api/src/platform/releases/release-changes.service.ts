import { Injectable } from '@nestjs/common';
import type {
  promoteReleaseContract,
  rollbackReleaseContract,
} from 'shared/contracts/releases/schema';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { InputOf } from '../../http/implements.ts';
import { RegistryService, type ChangeOutcome } from '../registry/registry.service.ts';
import { releaseProblem } from './release-problem.ts';

/** Promote and rollback as both doors offer them: of pipelines with a key and of the team by rank. */
@Injectable()
export class ReleaseChanges {
  constructor(private readonly registry: RegistryService) {}

  /** @throws ProblemError 404, 409 or 422 where the release cannot be made live */
  async promote(
    { params, body }: Pick<InputOf<typeof promoteReleaseContract>, 'params' | 'body'>,
    by: AuditActor,
  ): Promise<ChangeOutcome> {
    const { version, expected, why, dryRun } = body;
    try {
      const wanted = [{ name: params.name, version, expected }];
      const [outcome] = await this.registry.promote(wanted, { by, why, dryRun });
      return outcome!;
    } catch (error) {
      throw releaseProblem(error);
    }
  }

  /** @throws ProblemError 404, 409 or 422 where there is no way back */
  async rollback(
    { params, body }: Pick<InputOf<typeof rollbackReleaseContract>, 'params' | 'body'>,
    by: AuditActor,
  ): Promise<ChangeOutcome> {
    const { version, expected, why, dryRun } = body;
    try {
      const wanted = { name: params.name, to: version, expected };
      return await this.registry.rollback(wanted, { by, why, dryRun });
    } catch (error) {
      throw releaseProblem(error);
    }
  }
}
