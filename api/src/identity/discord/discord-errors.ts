/** The error of a failed call to Discord. Messages never contain tokens, codes or answers. */
abstract class DiscordError extends Error {}

export type UnavailableReason =
  /** A required key is not configured, or Discord rejects it. */
  | 'not-configured'
  | 'network'
  /** The time limit of the call was exceeded. */
  | 'timeout'
  /** An unexpected status, such as 500. */
  | 'status'
  /** The answer is no JSON, has an unexpected shape, or is too large. */
  | 'answer';

/** Discord is unavailable. The error does not concern the user, so no session ends. */
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

/** Discord rejects the code or token: the user has to sign in again. */
export class DiscordUnauthorized extends DiscordError {
  override name = 'DiscordUnauthorized';

  constructor(readonly route: string) {
    super(`Discord rejected the credentials for ${route}`);
  }
}

/** The wait that Discord requires exceeds the time limit of the call. */
export class DiscordRateLimited extends DiscordError {
  override name = 'DiscordRateLimited';

  constructor(
    readonly route: string,
    /** Milliseconds until the next request may be sent. */
    readonly retryAfterMs: number,
  ) {
    super(`Discord requires a wait of ${Math.ceil(retryAfterMs / 1000)} s before ${route}`);
  }
}
