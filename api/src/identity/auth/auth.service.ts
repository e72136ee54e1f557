import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Log } from '../../core/log/log.ts';
import { SessionService } from '../session/session.service.ts';
import { DiscordAccess } from './discord-access.ts';
import { trouble, type SignInOutcome } from './sign-in-outcome.ts';

@Injectable()
export class AuthService {
  constructor(
    private readonly sessions: SessionService,
    private readonly access: DiscordAccess,
    private readonly log: Log,
  ) {}

  /**
   * Signs in who comes back from Discord.
   * @returns the outcome to show; a second callback of a person who is signed in already (the back
   *   button) is no trouble
   */
  async finish(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: SignInOutcome,
  ): Promise<SignInOutcome> {
    const { person, returnTo } = outcome;
    try {
      if (person) {
        const { id, displayName, avatar } = person.user;
        await this.sessions.signIn(request, reply, { id, username: displayName, avatar });
        await this.access.keep(id, person.tokens);
      } else if (outcome.trouble === 'failed' && (await this.sessions.userOf(request))) {
        return { returnTo };
      }
      return outcome;
    } catch (error) {
      this.log.error({ err: error }, 'sign-in could not be stored');
      return trouble('unavailable', returnTo);
    }
  }

  /**
   * Ends the browser's session, and with a person's last one what they allowed at Discord.
   * @param everywhere the user whose sessions have all ended already
   */
  async signOut(request: FastifyRequest, reply: FastifyReply, everywhere?: string): Promise<void> {
    const leaving = (await this.sessions.signOut(request, reply)) ?? everywhere;
    if (leaving) await this.access.revoke(leaving);
    // Not the storage: a draft in the embed builder is the person's, signed in or not.
    void reply.header('clear-site-data', '"cache"');
  }
}
