import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SYSTEM } from '../../../core/audit/audit-writer.repository.ts';
import { SandboxKeys } from '../sandbox-keys.ts';
import { DeployKeyService } from './deploy-key.service.ts';
import { ALL_APPS } from './apps.ts';

/** A deploy key for all apps in `<DATA_DIR>/deploy-token`, for the person who runs this copy. */
@Injectable()
export class SandboxDeployKey implements OnApplicationBootstrap {
  constructor(
    private readonly files: SandboxKeys,
    private readonly keys: DeployKeyService,
  ) {}

  onApplicationBootstrap(): void | Promise<void> {
    return this.files.keep(
      'deploy-token',
      (key) => this.keys.isForAll(key),
      () => this.keys.create('this sandbox', [ALL_APPS], SYSTEM),
    );
  }
}
