import { Module } from '@nestjs/common';
import { AccountController } from './account/account.controller.ts';
import { AccountService } from './account/account.service.ts';
import { AuthController } from './auth/auth.controller.ts';
import { AuthService } from './auth/auth.service.ts';
import { DiscordAccess } from './auth/discord-access.ts';
import { DiscordGrantRepository } from './auth/discord-grant.repository.ts';
import { DiscordGuard } from './auth/discord.guard.ts';
import { DiscordStrategy } from './auth/discord.strategy.ts';
import { GrantAccount } from './auth/grant.account.ts';
import { SignInAttemptRepository } from './auth/sign-in-attempt.repository.ts';
import { SignInAttempts } from './auth/sign-in-attempts.ts';
import { DiscordModule } from './discord/discord.module.ts';
import { IdentityModule } from './identity.module.ts';

/** Sign-in with Discord, sign-out, calls to Discord on behalf of a user, and the own data of a user. */
@Module({
  imports: [DiscordModule, IdentityModule],
  controllers: [AuthController, AccountController],
  providers: [
    AuthService,
    DiscordAccess,
    DiscordGrantRepository,
    DiscordGuard,
    DiscordStrategy,
    GrantAccount,
    SignInAttemptRepository,
    SignInAttempts,
    AccountService,
  ],
  exports: [DiscordAccess],
})
export class AuthModule {}
