import { Module } from '@nestjs/common';
import { RegistryModule } from '../registry/registry.module.ts';
import { DeployKeysModule } from '../../identity/keys/deploy/deploy-keys.module.ts';
import { RemotesModule } from '../remotes/remotes.module.ts';
import { SmokeModule } from '../smoke/smoke.module.ts';
import { PlatformController } from './platform.controller.ts';
import { ReleaseChanges } from './release-changes.service.ts';
import { ReleasesController } from './releases.controller.ts';
import { ReleasesService } from './releases.service.ts';

/** The registry's authenticated API, for pipelines and for the team. */
@Module({
  imports: [DeployKeysModule, RegistryModule, RemotesModule, SmokeModule],
  controllers: [ReleasesController, PlatformController],
  providers: [ReleaseChanges, ReleasesService],
})
export class ReleasesModule {}
