import { readSiteFolder } from '@portico/site';
import type { SiteChanged, SiteReleases } from '@portico/sdk/contracts/site-releases/schema';
import { Deployer } from '../releases/deployer.ts';
import type { TestApi } from '../support/api.ts';
import { changeFile, sitePack } from '../support/site-pack.ts';

/** Of a site without a folder: it serves what is published. */
export const NO_FOLDER = { SITE_DIR: '' };

type Files = Map<string, Buffer>;

/** The answer of a call; an error has `detail`, `type` and `issues`. */
interface Answer<Body> {
  status: number;
  body: Body & { detail: string; type: string; issues: { path: string; message: string }[] };
}

/** The files of a pack like that of the demo. @param change as of `sitePack` */
export const packFiles = async (
  change: Parameters<typeof sitePack>[0],
  texts: (folder: string) => void = () => undefined,
): Promise<Files> => {
  const folder = sitePack(change);
  texts(folder);
  return new Map((await readSiteFolder(folder)).files);
};

/** A valid pack with another name, tagline and imprint. */
export const packOf = (
  name: string,
  tagline = `The tagline of ${name}.`,
  imprint = 'https://bot.example/imprint',
): Promise<Files> =>
  packFiles(
    (facts) => Object.assign(facts, { name, links: { imprint } }),
    (folder) => changeFile(folder, 'en/brand.yaml', () => `tagline: ${tagline}\n`),
  );

/** The upload form of a pack: each file under its path. */
export function packForm(files: ReadonlyMap<string, Buffer>): FormData {
  const form = new FormData();
  for (const [path, bytes] of files) form.append(path, new Blob([new Uint8Array(bytes)]), path);
  return form;
}

/** A client of the releases of the site pack, with one deploy key. */
export class SiteReleaser {
  private constructor(readonly deployer: Deployer) {}

  static async of(api: TestApi, ...apps: string[]): Promise<SiteReleaser> {
    return new SiteReleaser(await Deployer.of(api, ...(apps.length > 0 ? apps : ['site'])));
  }

  at(api: Pick<TestApi, 'url'>): SiteReleaser {
    return new SiteReleaser(this.deployer.at(api));
  }

  publish(files: ReadonlyMap<string, Buffer>) {
    return this.call<{ version: string; added: boolean; files: number }>(
      'POST',
      '',
      packForm(files),
    );
  }

  promote(version: string, expected: string | null, more = {}) {
    return this.call<SiteChanged>('POST', '/promote', {
      version,
      expected,
      why: 'a test',
      ...more,
    });
  }

  rollback(expected: string | null, more = {}) {
    return this.call<SiteChanged>('POST', '/rollback', { expected, why: 'a test', ...more });
  }

  list() {
    return this.call<SiteReleases>('GET', '');
  }

  /** Publishes a pack and makes it live. @returns its version */
  async goLive(files: ReadonlyMap<string, Buffer>): Promise<string> {
    const { version, issues } = (await this.publish(files)).body;
    if (issues) throw new Error(JSON.stringify(issues));
    const { live } = (await this.list()).body;
    const { status, body } = await this.promote(version, live);
    if (status !== 200) throw new Error(body.detail);
    return version;
  }

  private call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    return this.deployer.call<Answer<Body>['body']>(method, `/site${path}`, body);
  }
}
