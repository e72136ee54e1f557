import { Injectable } from '@nestjs/common';
import { deprecatedModules } from '@portico/sdk/platform';
import { LiveRegistry } from '../live/live-registry.service.ts';
import { lostPages } from './lost-pages.ts';
import { ReleaseFiles } from '../files/release-files.service.ts';

/** What a team should know about a release, although the gate allows it. */
@Injectable()
export class ReleaseWarnings {
  constructor(
    private readonly live: LiveRegistry,
    private readonly files: ReleaseFiles,
  ) {}

  /** Compares a release with what is live now. Call it before a change, and the result after it. @returns the warnings */
  begin(): (name: string, version: string) => Promise<string[]> {
    const { state } = this.live;
    return async (name, version) => {
      const release = await this.files.release(name, version);
      if (!release) return [];
      return [...deprecatedModules(release.manifest), ...lostPages(state, release.manifest)];
    };
  }
}
