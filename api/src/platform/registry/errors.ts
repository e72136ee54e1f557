import { StartError } from '../../core/process/start-error.ts';
import type { Refusal } from './gate/refusal.ts';

/** A release that is not what its `release.json` says. */
export class ReleaseRefused extends StartError {
  /** @param issues one sentence for each thing that does not fit */
  constructor(readonly issues: string[]) {
    super(`The release is refused: ${issues.join('; ')}`);
    this.name = 'ReleaseRefused';
  }
}

/** A release that is sound in itself and does not fit what is live; the gate says why. */
export class GateRefused extends StartError {
  /** @param refusals everything that does not fit, at once */
  constructor(
    what: string,
    readonly refusals: Refusal[],
  ) {
    const reasons = refusals.map(({ detail, mend }) => `${detail} ${mend}`);
    super(`${what}: ${reasons.join(' ')}`);
    this.name = 'GateRefused';
  }
}

/** The same version was published before with other bytes; a version never changes. */
export class VersionTaken extends Error {
  constructor(
    readonly release: string,
    readonly version: string,
  ) {
    super(`${release} ${version} exists already with other contents; publish a new version`);
    this.name = 'VersionTaken';
  }
}

export class UnknownRelease extends Error {
  constructor(release: string, version: string) {
    super(`${release} ${version} has not been published; publish it first`);
    this.name = 'UnknownRelease';
  }
}

/** The files of an old version were given up (`retention.ts`). */
export class ReleaseRetired extends Error {
  constructor(release: string, version: string) {
    super(
      `${release} ${version} is no longer retained; publish the same bytes again to bring it back`,
    );
    this.name = 'ReleaseRetired';
  }
}

/** There is no earlier version to go back to, or the one that was named was never live. */
export class NothingToRollBackTo extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NothingToRollBackTo';
  }
}

/** Somebody else changed the channel since the caller looked. */
export class ChannelMoved extends Error {
  /** @param live what is live now; null: nothing */
  constructor(
    readonly channel: string,
    readonly live: string | null,
    readonly expected: string | null,
  ) {
    super(
      `${channel} was changed by somebody else: ${live ?? 'nothing'} is live, not ${expected ?? 'nothing'} as expected. Look at "list", then say what you expect.`,
    );
    this.name = 'ChannelMoved';
  }
}
