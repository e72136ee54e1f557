import { Module } from '@nestjs/common';
import { DiscordModule } from '../discord/discord.module.ts';
import { LimitsModule } from '../../http/limits/limits.module.ts';
import { IdentityModule } from '../identity.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';
import { DiscordAccess } from './discord-access.ts';
import { DiscordGrantRepository } from './discord-grant.repository.ts';
import { DiscordGuard } from './discord.guard.ts';
import { DiscordStrategy } from './discord.strategy.ts';
import { GrantAccount } from './grant.account.ts';
import { SignInAttemptRepository } from './sign-in-attempt.repository.ts';
import { SignInAttempts } from './sign-in-attempts.ts';

/** Sign-in with Discord, sign-out, and calls to Discord on behalf of a user. */
@Module({
  imports: [IdentityModule, DiscordModule, LimitsModule, UsersModule],
  controllers: [AuthController],
  providers: [
    AuthService,
    DiscordAccess,
    DiscordGrantRepository,
    DiscordGuard,
    DiscordStrategy,
    GrantAccount,
    SignInAttemptRepository,
    SignInAttempts,
  ],
  exports: [AuthService, DiscordAccess],
})
export class AuthModule {}
