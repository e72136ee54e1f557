import { Injectable } from '@nestjs/common';
import { fileUrl } from '@portico/sdk/platform';
import { z } from 'zod';
import { Config } from '../../../core/config/config.ts';
import { PreparedBody } from '../../../http/answer/prepared-body.ts';
import { LiveRegistry } from '../live/live-registry.service.ts';
import { FOR_OTHER_ORIGINS } from './other-origins.ts';
import { ReleaseFiles } from './release-files.service.ts';
import type { Viewer } from '../state/visible-registry.ts';

const FILE = 'mf-manifest.json';
/** Files of the version before stay for days, so a host that has it for a minute can load them. */
const PUBLIC = 'public, max-age=60';
const PRIVATE = 'private, no-cache';

const FederationManifest = z.looseObject({ metaData: z.looseObject({}) });

/**
 * The federation manifest of the live version of a remote, at an address that stays. The library looks for the files of
 * a manifest beside it (`publicPath: "auto"`), so this one names the folder of the version.
 */
@Injectable()
export class LiveManifest {
  constructor(
    private readonly config: Config,
    private readonly live: LiveRegistry,
    private readonly files: ReleaseFiles,
  ) {}

  /** @returns undefined if the viewer may not see such a remote, it is switched off, or it has no such file */
  async of(name: string, viewer: Viewer): Promise<PreparedBody | undefined> {
    const visible = this.live.visibleTo(viewer);
    const remote = visible?.snapshot.remotes.find((one) => one.name === name);
    if (!visible || !remote) return undefined;
    const { version, restriction } = remote;
    const bytes = await this.files.read({ name, version, path: FILE });
    const manifest = bytes && FederationManifest.safeParse(parsed(bytes)).data;
    if (!manifest) return undefined;
    const origin = visible.origins.get(name) ?? this.config.publicOrigin;
    const publicPath = origin + fileUrl({ kind: 'remote', name, version }, '');
    const text = JSON.stringify({ ...manifest, metaData: { ...manifest.metaData, publicPath } });
    return restriction === undefined
      ? new PreparedBody(text, PUBLIC, 'accept-encoding', FOR_OTHER_ORIGINS)
      : new PreparedBody(text, PRIVATE, 'accept-encoding, cookie');
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
