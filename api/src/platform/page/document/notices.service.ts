import { Injectable } from '@nestjs/common';
import { NOTICES_FILE } from '@portico/sdk/platform';
import type { RegistrySnapshot } from '@portico/sdk/platform';
import { PreparedBody } from '../../../http/answer/prepared-body.ts';
import type { PackFont } from '../../../core/site/pack-font.ts';
import { ReleaseFiles } from '../../registry/files/release-files.service.ts';

const HOUR = 'public, max-age=3600';
const RULE = '='.repeat(80);
const HEAD =
  'The site consists of apps, whose scripts contain packages of other authors.\nTheir licenses follow, app by app.\n';

/** The license texts of the packages that the scripts of the site contain. */
@Injectable()
export class NoticesService {
  private last: { revision: string; body: PreparedBody } | undefined;

  constructor(private readonly files: ReleaseFiles) {}

  /**
   * Joins the notices of the live releases. A release from before this file has none.
   * @param snapshot the apps that everyone may see
   * @param font of the site pack
   * @throws while the database is unavailable and a file is not on this replica's disk
   */
  async of(
    { revision, shellVersion, remotes }: RegistrySnapshot,
    font?: Pick<PackFont, 'family' | 'license'>,
  ): Promise<PreparedBody> {
    if (this.last?.revision === revision) return this.last.body;
    const apps = [{ name: 'shell', version: shellVersion }, ...remotes];
    const found = await Promise.all(
      apps.map(({ name, version }) => this.files.read({ name, version, path: NOTICES_FILE })),
    );
    const texts = found.flatMap((bytes) => bytes?.toString() ?? []);
    const own = font ? [`The typeface ${font.family} of this site: ${font.license}\n`] : [];
    const text = [HEAD, ...own, ...texts].join(`\n${RULE}\n\n`);
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    const body = new PreparedBody(text, HOUR, 'accept-encoding', headers);
    this.last = { revision, body };
    return body;
  }
}
