import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from 'shared/rules/own-path';
import { Config } from '../../core/config/config.ts';
import { TokenCipher } from '../discord/token-cipher.ts';
import { hashOpaqueId, IdCookie, newOpaqueId } from '../../http/id-cookie.ts';
import { takeReturn } from './return-cookie.ts';
import { SignInAttemptRepository } from './sign-in-attempt.repository.ts';

/** Binds attempts to the browser that began them (RFC 9700 §4.7). */
const browserCookie = new IdCookie('sign-in', 600);

/**
 * The way to Discord and back: OAuth's `state` works once, for ten minutes, in the browser that
 * began (reference/threats.md rows 33 and 34). A browser may have several on their way, one per tab.
 */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly config: Config,
    private readonly cipher: TokenCipher,
    private readonly attempts: SignInAttemptRepository,
  ) {}

  /**
   * @param verifier PKCE's secret
   * @param returnTo where to come back to, as the request said; anything but an own path is `/`
   * @returns the `state` to send along
   */
  async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { verifier, returnTo }: { verifier: string; returnTo: unknown },
  ): Promise<string> {
    const browser = browserCookie.read(request, this.config.secure) ?? newOpaqueId();
    const state = newOpaqueId();
    const stateHash = hashOpaqueId(state);
    await this.attempts.begin({
      stateHash,
      browserHash: hashOpaqueId(browser),
      verifier: this.cipher.encrypt(stateHash, verifier),
      returnTo: this.destination(request, reply, returnTo),
    });
    browserCookie.write(reply, browser, this.config.secure);
    return state;
  }

  /** Where somebody was turned away from counts more than the home page, nothing else does. */
  private destination(request: FastifyRequest, reply: FastifyReply, asked: unknown): string {
    const own = ownPath(asked) ?? '/';
    return own === '/' ? (takeReturn(request, reply) ?? own) : own;
  }

  /** Ends an attempt. @returns undefined where it is unknown, used, too old or another browser's */
  async finish(
    request: FastifyRequest,
    state: unknown,
  ): Promise<{ verifier: string; returnTo: string } | undefined> {
    const browser = browserCookie.read(request, this.config.secure);
    if (!browser || typeof state !== 'string') return undefined;
    const stateHash = hashOpaqueId(state);
    const taken = await this.attempts.take(stateHash, hashOpaqueId(browser));
    return taken && { ...taken, verifier: this.cipher.decrypt(stateHash, taken.verifier) };
  }
}
