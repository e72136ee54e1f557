import { Module } from '@nestjs/common';
import { AuditModule } from '../../../core/audit/audit.module.ts';
import { KeysModule } from '../keys.module.ts';
import { DeployKeyRepository } from './deploy-key.repository.ts';
import { DeployKeyService } from './deploy-key.service.ts';
import { KnownApps } from './known-apps.ts';
import { SandboxDeployKey } from './sandbox-deploy-key.ts';

/** Deploy keys: which apps a team may release. */
@Module({
  imports: [AuditModule, KeysModule],
  providers: [DeployKeyRepository, DeployKeyService, KnownApps, SandboxDeployKey],
  exports: [DeployKeyService, KnownApps],
})
export class DeployKeysModule {}
