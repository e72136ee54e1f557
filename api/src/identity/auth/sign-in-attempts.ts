import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../core/config/config.ts';
import { TokenCipher } from '../discord/token-cipher.ts';
import { hashOpaqueId, IdCookie, newOpaqueId } from '../../http/request/id-cookie.ts';
import { takeDestination } from './return-cookie.ts';
import { SessionService } from '../session/session.service.ts';
import { SignInAttemptRepository, type StoredAttempt } from './sign-in-attempt.repository.ts';

/** Binds an attempt to the browser that began it (RFC 9700 §4.7). */
const browserCookie = new IdCookie('sign-in', 600);

/**
 * Attempts to sign in. The OAuth `state` works once, for ten minutes, in the browser that began the
 * attempt (docs/threats.md rows 33 and 34). A browser may have several attempts, one per tab.
 */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly config: Config,
    private readonly cipher: TokenCipher,
    private readonly attempts: SignInAttemptRepository,
    private readonly sessions: SessionService,
  ) {}

  /**
   * @param verifier the PKCE verifier
   * @param returnTo requested return path; anything but a page of this site becomes `/`
   * @param again whether only the signed-in user may finish it; without a session anyone may
   * @returns the `state` for the redirect
   */
  async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { verifier, returnTo, again }: { verifier: string; returnTo: unknown; again: boolean },
  ): Promise<string> {
    const browser = browserCookie.read(request, this.config.secure) ?? newOpaqueId();
    const user = again ? await this.sessions.userOf(request) : undefined;
    const state = newOpaqueId();
    const stateHash = hashOpaqueId(state);
    await this.attempts.begin({
      stateHash,
      browserHash: hashOpaqueId(browser),
      verifier: this.cipher.encrypt(stateHash, verifier),
      returnTo: takeDestination(request, reply, returnTo),
      userId: user?.id,
    });
    browserCookie.write(reply, browser, this.config.secure);
    return state;
  }

  /** Ends an attempt. @returns undefined when it is unknown, used, expired or another browser's */
  async finish(request: FastifyRequest, state: unknown): Promise<StoredAttempt | undefined> {
    const browser = browserCookie.read(request, this.config.secure);
    if (!browser || typeof state !== 'string') return undefined;
    const stateHash = hashOpaqueId(state);
    const taken = await this.attempts.take(stateHash, hashOpaqueId(browser));
    return taken && { ...taken, verifier: this.cipher.decrypt(stateHash, taken.verifier) };
  }
}
