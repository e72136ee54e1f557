import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signOutContract } from '@portico/sdk/contracts/session/schema';
import {
  SIGN_IN_CALLBACK_PATH,
  SIGN_IN_PARAM,
  SIGN_IN_PATH,
} from '@portico/sdk/contracts/session/sign-in';
import { z } from 'zod';
import { Public } from '../../http/access/access.ts';
import { Describes } from '../../http/contract/description.decorator.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';
import { AuthService } from './auth.service.ts';
import { DiscordGuard } from './discord.guard.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';

/** Sign-in with Discord, and sign-out (spec 1 §2.5, §7). */
@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  /** The guard redirects to Discord. The handler runs only when it cannot, or not at this host name. */
  @Get(SIGN_IN_PATH)
  @Describes({
    operation: 'beginSignIn',
    summary: 'Begins a sign-in: redirects to Discord',
    description: 'For a page change of a browser. Discord leads back, and a session begins.',
    query: z.object({
      returnTo: z.string().optional().meta({ description: 'The path to return to; default: /' }),
    }),
    answer: { status: 302 },
  })
  @Public()
  @UseGuards(DiscordGuard)
  begin(
    @Req() request: FastifyRequest & { user: SignInOutcome },
    @Res() reply: FastifyReply,
  ): void {
    const { user } = request;
    redirectTo(reply, user.origin ? user : this.auth.refuse(request, user));
  }

  @Get(SIGN_IN_CALLBACK_PATH)
  @Public()
  @UseGuards(DiscordGuard)
  async finish(
    @Req() request: FastifyRequest & { user: SignInOutcome },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    redirectTo(reply, await this.auth.finish(request, reply, request.user));
  }

  @Implements(signOutContract)
  @Public({ session: true, reads: 'session' })
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ signedOut: true }> {
    await this.auth.signOut(request, reply);
    return { signedOut: true };
  }
}

/** Redirects to the address of the outcome. The shell shows the reason of a failed sign-in. */
function redirectTo(reply: FastifyReply, outcome: SignInOutcome): void {
  const target = new URL(outcome.returnTo, 'http://own.invalid');
  if (outcome.error) target.searchParams.set(SIGN_IN_PARAM, outcome.error);
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .code(outcome.origin === undefined ? 303 : 302)
    .header('location', `${outcome.origin ?? ''}${target.pathname}${target.search}${target.hash}`)
    .send();
}
