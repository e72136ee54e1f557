/** Why a call to Discord gave nothing. Messages never carry tokens, codes or answers. */
abstract class DiscordError extends Error {}

export type UnavailableReason =
  /** A key that the call needs is not configured, or Discord does not accept it. */
  | 'not-configured'
  | 'network'
  /** The time budget was used up. */
  | 'timeout'
  /** A status that says nothing about the caller, such as 500. */
  | 'status'
  /** No JSON, another shape, or too large. */
  | 'answer';

/** Discord cannot be asked at the moment. Says nothing about the person: nobody is signed out. */
export class DiscordUnavailable extends DiscordError {
  override name = 'DiscordUnavailable';

  constructor(
    readonly reason: UnavailableReason,
    readonly route: string,
    detail?: string,
  ) {
    super(`Discord is unavailable (${reason}) for ${route}${detail ? `: ${detail}` : ''}`);
  }
}

/** A code or token is not (or no longer) accepted: the person has to sign in again. */
export class DiscordUnauthorized extends DiscordError {
  override name = 'DiscordUnauthorized';

  constructor(readonly route: string) {
    super(`Discord refuses the credentials for ${route}`);
  }
}

/** The wait that Discord asks for is longer than the time budget of the call. */
export class DiscordRateLimited extends DiscordError {
  override name = 'DiscordRateLimited';

  constructor(
    readonly route: string,
    /** Milliseconds until the next request may be sent. */
    readonly retryAfterMs: number,
  ) {
    super(`Discord asks to wait ${Math.ceil(retryAfterMs / 1000)} s before ${route}`);
  }
}
