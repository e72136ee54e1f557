import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signOutContract } from 'shared/contracts/session/schema';
import {
  SIGN_IN_CALLBACK_PATH,
  SIGN_IN_PARAM,
  SIGN_IN_PATH,
} from 'shared/contracts/session/sign-in';
import { Public } from '../../http/access/access.ts';
import { Implements } from '../../http/implements.ts';
import { AuthService } from './auth.service.ts';
import { DiscordGuard } from './discord.guard.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';

/** The way to Discord and back, and out (spec 1 §2 Login, §7). */
@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  /** The guard redirects to Discord; the handler runs only where it could not. */
  @Get(SIGN_IN_PATH)
  @Public()
  @UseGuards(DiscordGuard)
  begin(@Req() request: { user: SignInOutcome }, @Res() reply: FastifyReply): void {
    leaveFor(reply, request.user);
  }

  @Get(SIGN_IN_CALLBACK_PATH)
  @Public()
  @UseGuards(DiscordGuard)
  async finish(
    @Req() request: FastifyRequest & { user: SignInOutcome },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    leaveFor(reply, await this.auth.finish(request, reply, request.user));
  }

  @Implements(signOutContract)
  @Public()
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ signedOut: true }> {
    await this.auth.signOut(request, reply);
    return { signedOut: true };
  }
}

/** A page that a sign-in without success leads to says why; the shell shows it. */
function leaveFor(reply: FastifyReply, outcome: SignInOutcome): void {
  const target = new URL(outcome.returnTo, 'http://own.invalid');
  if (outcome.trouble) target.searchParams.set(SIGN_IN_PARAM, outcome.trouble);
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .code(303)
    .header('location', `${target.pathname}${target.search}${target.hash}`)
    .send();
}
