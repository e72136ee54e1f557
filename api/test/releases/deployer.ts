import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { DeployKeyService } from '../../src/identity/keys/deploy/deploy-key.service.ts';
import type { TestRelease } from '../registry/fixtures.ts';
import type { TestApi } from '../support/api.ts';

/** A response of the release API; each call sets some of the fields. */
export interface AnswerBody {
  [key: string]: unknown;
  detail: string;
  changed: boolean;
  added: boolean;
  issues: { path: string; message: string }[];
}

interface Answer<Body = AnswerBody> {
  status: number;
  body: Body;
}

/** A client of the release API with one deploy key. */
export class Deployer {
  private constructor(
    private readonly api: Pick<TestApi, 'url'>,
    readonly key: string,
    readonly keyId: string,
  ) {}

  /** @param apps that the key is for; `*`: all */
  static async of(api: TestApi, ...apps: string[]): Promise<Deployer> {
    const keys = api.app.get(DeployKeyService);
    const { key, id } = await keys.create(`team of ${apps.join()}`, apps, OPERATOR);
    return new Deployer(api, key, id);
  }

  /** @param key as given to an operator */
  static with(api: Pick<TestApi, 'url'>, key: string): Deployer {
    return new Deployer(api, key, '');
  }

  /** The same key for another replica. */
  at(api: Pick<TestApi, 'url'>): Deployer {
    return new Deployer(api, this.key, this.keyId);
  }

  async call<Body = AnswerBody>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.api.url}/api/releases${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body };
  }

  publish(release: TestRelease, name: string = release.manifest.name): Promise<Answer> {
    return this.call('POST', `/${name}`, formOf(release));
  }

  promote(name: string, version: string, expected: string | null, more = {}): Promise<Answer> {
    const body = { version, expected, why: 'a test', ...more };
    return this.call('POST', `/${name}/promote`, body);
  }

  rollback(name: string, expected: string | null, more = {}): Promise<Answer> {
    return this.call('POST', `/${name}/rollback`, { expected, why: 'a test', ...more });
  }

  list(name?: string): Promise<Answer<ReleasedApp[]>> {
    return this.call('GET', name ? `?name=${name}` : '');
  }

  /** @returns the live version of an app */
  async live(name: string): Promise<string | null> {
    return (await this.list(name)).body[0]?.live ?? null;
  }
}

/** The upload form of a release: `release.json` first, then every file under its path. */
export function formOf({ manifest, files }: TestRelease): FormData {
  const form = new FormData();
  form.append('release.json', new Blob([JSON.stringify(manifest)]), 'release.json');
  for (const [path, bytes] of files) form.append(path, new Blob([new Uint8Array(bytes)]), path);
  return form;
}
