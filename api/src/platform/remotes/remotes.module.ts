import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { DeployKeysModule } from '../../identity/keys/deploy/deploy-keys.module.ts';
import { KnownApps } from '../../identity/keys/deploy/known-apps.ts';
import { ChannelRepository } from '../registry/channel.repository.ts';
import { RegistryChangesModule } from '../registry/registry-changes.module.ts';
import { RunningCanaries } from '../registry/running-canaries.repository.ts';
import { RemotesRepository } from './remotes.repository.ts';
import { RemotesService } from './remotes.service.ts';

/** The remotes of this installation, as data: which exist, where, for whom, and whether they are on. */
@Module({
  imports: [AuditModule, DeployKeysModule, RegistryChangesModule],
  providers: [ChannelRepository, RemotesRepository, RemotesService, RunningCanaries],
  exports: [RemotesService],
})
export class RemotesModule implements OnModuleInit {
  constructor(
    private readonly apps: KnownApps,
    private readonly channels: ChannelRepository,
  ) {}

  onModuleInit(): void {
    this.apps.register(() => this.channels.names());
  }
}
