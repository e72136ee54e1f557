import { Module, type OnModuleInit } from '@nestjs/common';
import { INGEST_SCOPES } from '@portico/contracts/ingest/scopes';
import { IdentityModule } from '../../identity/identity.module.ts';
import { IngestScopes } from '../../identity/keys/ingest/ingest-scopes.ts';

/** The scopes of the bot's keys, also for the command line, which has no calls. */
@Module({ imports: [IdentityModule] })
export class BotScopesModule implements OnModuleInit {
  constructor(private readonly scopes: IngestScopes) {}

  onModuleInit(): void {
    this.scopes.register(INGEST_SCOPES);
  }
}
