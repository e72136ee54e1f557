import { StartError } from '../../../core/process/start-error.ts';
import { problemText, type MoneyDifference, type Problem } from '@portico/site';
import type { Refusal } from '@portico/sdk/platform';
import { unknownAppSentence } from '../../../identity/keys/deploy/apps.ts';

/** A site pack that is invalid. */
export class SiteRefused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`The site pack is invalid: ${problems.map(problemText).join('; ')}`);
    this.name = 'SiteRefused';
  }
}

/** A change of what the site sells, by somebody who may not change it. */
export class MoneyRefused extends Error {
  constructor(readonly differences: readonly MoneyDifference[]) {
    super(
      'This version changes what the site sells, which a member of the team with the right "sell" promotes at /staff/platform, after a recent sign-in',
    );
    this.name = 'MoneyRefused';
  }
}

/** A release that is invalid or does not match its `release.json`. */
export class ReleaseRefused extends StartError {
  /** @param issues one sentence each */
  constructor(readonly issues: string[]) {
    super(`The release is invalid: ${issues.join('; ')}`);
    this.name = 'ReleaseRefused';
  }
}

/** A release that is valid but incompatible with the live releases or the API. */
export class GateRefused extends StartError {
  /**
   * @param summary what was checked and failed, without a full stop
   * @param refusals all reasons
   */
  constructor(
    summary: string,
    readonly refusals: Refusal[],
  ) {
    const reasons = refusals.map(({ detail, fix }) => `${detail} ${fix}`);
    super(`${summary}: ${reasons.join(' ')}`);
    this.name = 'GateRefused';
  }
}

/** The version is already published with other bytes; a published version never changes. */
export class VersionTaken extends Error {
  constructor(
    readonly release: string,
    readonly version: string,
  ) {
    super(`${release} ${version} already exists with different contents; publish a new version`);
    this.name = 'VersionTaken';
  }
}

/** The installation has no such remote: operators add remotes. */
export class UnknownRemote extends StartError {
  constructor(name: string) {
    super(unknownAppSentence(name));
    this.name = 'UnknownRemote';
  }
}

export class UnknownRelease extends Error {
  constructor(release: string, version: string) {
    super(`${release} ${version} has not been published; publish it first`);
    this.name = 'UnknownRelease';
  }
}

/** The files of the version were deleted (`retention.ts`). */
export class ReleaseRetired extends Error {
  constructor(release: string, version: string) {
    super(
      `${release} ${version} is no longer retained; publish the same files again to restore it`,
    );
    this.name = 'ReleaseRetired';
  }
}

/** There is no earlier version to roll back to, or the requested one was never live. */
export class NothingToRollBackTo extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NothingToRollBackTo';
  }
}

/** The channel was changed after the caller read it. */
export class ChannelMoved extends Error {
  /** @param live the version that is live now; null: none */
  constructor(
    readonly channel: string,
    readonly live: string | null,
    readonly expected: string | null,
  ) {
    super(
      `${channel} has changed in the meantime: ${live ?? 'nothing'} is live, not ${expected ?? 'nothing'} as expected. Look at the current version, then try again.`,
    );
    this.name = 'ChannelMoved';
  }
}
