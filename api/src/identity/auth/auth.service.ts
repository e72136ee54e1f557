import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Log } from '../../core/log/log.ts';
import { Config } from '../../core/config/config.ts';
import { securityFields } from '../../http/request/security-event.ts';
import { SessionService } from '../session/session.service.ts';
import { UsersRepository } from '../users/users.repository.ts';
import { TeamRepository } from '../team/team.repository.ts';
import { DiscordAccess } from './discord-access.ts';
import { signInError, type SignInOutcome } from './sign-in-outcome.ts';

@Injectable()
export class AuthService {
  constructor(
    private readonly sessions: SessionService,
    private readonly access: DiscordAccess,
    private readonly team: TeamRepository,
    private readonly users: UsersRepository,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /**
   * Starts the session after the callback from Discord.
   * @returns the outcome to show, also to a member who has no second factor; a repeated callback of a signed-in user (the Back button) is no
   *   error
   */
  async finish(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: SignInOutcome,
  ): Promise<SignInOutcome> {
    const { person, returnTo } = outcome;
    try {
      if (person) {
        const { id, displayName, avatar, hasSecondFactor, email } = person.user;
        const user = { id, username: displayName, avatar };
        await this.sessions.signIn(request, reply, user, { secondFactor: hasSecondFactor });
        // An address that was stored before the setting was switched off is deleted.
        await this.users.setEmail(id, this.config.discord.readsEmail ? email : null);
        await this.access.save(id, person.tokens);
        this.log.info(
          {
            event: 'sign-in',
            actor: `user:${id}`,
            secondFactor: hasSecondFactor,
            ...securityFields(request),
          },
          'signed in',
        );
        const isMember = this.config.staffRequireMfa && (await this.team.has(id));
        return isMember && !hasSecondFactor ? signInError('second-factor', returnTo) : outcome;
      }
      if (outcome.error === 'failed' && (await this.sessions.userOf(request))) return { returnTo };
      return this.refuse(request, outcome);
    } catch (error) {
      this.log.error({ err: error }, 'sign-in could not be stored');
      return this.refuse(request, signInError('unavailable', returnTo));
    }
  }

  /** Logs a sign-in that failed. @returns the outcome */
  refuse(request: FastifyRequest, outcome: SignInOutcome): SignInOutcome {
    this.log.info(
      { event: 'sign-in.refused', reason: outcome.error, ...securityFields(request) },
      'sign-in refused',
    );
    return outcome;
  }

  /**
   * Ends the session of the browser. The end of a user's last session also revokes the grant at
   * Discord.
   * @param everywhere id of a user whose sessions have all ended already
   */
  async signOut(request: FastifyRequest, reply: FastifyReply, everywhere?: string): Promise<void> {
    const user = await this.sessions.userOf(request);
    const lastOf = (await this.sessions.signOut(request, reply)) ?? everywhere;
    if (lastOf) await this.access.revoke(lastOf);
    const userId = user?.id ?? everywhere;
    if (userId) {
      this.log.info(
        { event: 'sign-out', actor: `user:${userId}`, ...securityFields(request) },
        lastOf ? 'signed out of all browsers' : 'signed out of one browser',
      );
    }
    // Keeps the storage: drafts of the embed builder belong to the browser, signed in or not.
    void reply.header('clear-site-data', '"cache"');
  }
}
