import { Module } from '@nestjs/common';
import { AccessGuard } from './guard/access.guard.ts';
import { Callers } from './guard/callers.ts';
import { CredentialsService } from './guard/credentials.service.ts';
import { DeployKeyRepository } from './keys/deploy/deploy-key.repository.ts';
import { DeployKeyService } from './keys/deploy/deploy-key.service.ts';
import { KnownApps } from './keys/deploy/known-apps.ts';
import { SandboxDeployKey } from './keys/deploy/sandbox-deploy-key.ts';
import { KeyRepository } from './keys/ingest/ingest-key.repository.ts';
import { KeyService } from './keys/ingest/ingest-key.service.ts';
import { IngestScopes } from './keys/ingest/ingest-scopes.ts';
import { SandboxKey } from './keys/ingest/sandbox-ingest-key.ts';
import { SandboxKeys } from './keys/sandbox-keys.ts';
import { SmokeKeyRepository } from './keys/smoke/smoke-key.repository.ts';
import { SmokeKeyService } from './keys/smoke/smoke-key.service.ts';
import { SessionAccount } from './session/session.account.ts';
import { SessionController } from './session/session.controller.ts';
import { SessionRepository } from './session/session.repository.ts';
import { SessionService } from './session/session.service.ts';
import { FirstOwners } from './team/first-owners.ts';
import { TeamController } from './team/team.controller.ts';
import { TeamRepository } from './team/team.repository.ts';
import { TeamService } from './team/team.service.ts';
import { UsersAccount } from './users/users.account.ts';
import { UsersRepository } from './users/users.repository.ts';

/** Who somebody is and what they may do: users, sessions, the team, and keys of programs. */
@Module({
  controllers: [SessionController, TeamController],
  providers: [
    SessionRepository,
    SessionService,
    SessionAccount,
    TeamRepository,
    TeamService,
    FirstOwners,
    SandboxKeys,
    IngestScopes,
    KeyRepository,
    KeyService,
    SandboxKey,
    DeployKeyRepository,
    DeployKeyService,
    KnownApps,
    SandboxDeployKey,
    SmokeKeyRepository,
    SmokeKeyService,
    AccessGuard,
    Callers,
    CredentialsService,
    UsersRepository,
    UsersAccount,
  ],
  exports: [
    SessionService,
    TeamRepository,
    TeamService,
    IngestScopes,
    KeyService,
    DeployKeyService,
    KnownApps,
    SmokeKeyService,
    AccessGuard,
    Callers,
    CredentialsService,
    UsersRepository,
  ],
})
export class IdentityModule {}
