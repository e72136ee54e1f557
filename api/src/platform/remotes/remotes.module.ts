import { Module, type OnModuleInit } from '@nestjs/common';
import { SITE } from '@portico/sdk/contracts/site-releases/version';
import { IdentityModule } from '../../identity/identity.module.ts';
import { KnownApps } from '../../identity/keys/deploy/known-apps.ts';
import { ChannelRepository } from '../registry/database/channel.repository.ts';
import { RegistryChanges } from '../registry/publishing/registry-changes.ts';
import { RunningCanaries } from '../registry/database/running-canaries.repository.ts';
import { RemotesRepository } from './remotes.repository.ts';
import { RemotesService } from './remotes.service.ts';

/** The remotes of this installation, as data: which exist, where, for whom, and whether they are on. */
@Module({
  imports: [IdentityModule],
  providers: [
    ChannelRepository,
    RegistryChanges,
    RemotesRepository,
    RemotesService,
    RunningCanaries,
  ],
  exports: [ChannelRepository, RegistryChanges, RemotesService, RunningCanaries],
})
export class RemotesModule implements OnModuleInit {
  constructor(
    private readonly apps: KnownApps,
    private readonly channels: ChannelRepository,
  ) {}

  onModuleInit(): void {
    this.apps.register(async () => [...(await this.channels.names()), SITE]);
  }
}
