/** A release that is not what its `release.json` says. */
export class ReleaseRefused extends Error {
  /** @param issues one sentence for each thing that does not fit */
  constructor(readonly issues: string[]) {
    super(`The release is refused: ${issues.join('; ')}`);
    this.name = 'ReleaseRefused';
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
    super(`${release} ${version} has not been published`);
    this.name = 'UnknownRelease';
  }
}

/** Somebody else changed the channel since the caller read it. */
export class ChannelMoved extends Error {
  /** @param revision the channel's revision now */
  constructor(
    readonly channel: string,
    readonly revision: number,
  ) {
    super(`${channel} was changed by somebody else; its revision is now ${revision}`);
    this.name = 'ChannelMoved';
  }
}
