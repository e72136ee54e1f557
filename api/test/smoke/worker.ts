import type { SmokeFinding } from '@portico/sdk/contracts/smoke/run';
import type { SmokeTask } from '@portico/sdk/contracts/smoke/schema';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { SmokeKeyService } from '../../src/identity/keys/smoke/smoke-key.service.ts';
import type { TestApi } from '../support/api.ts';
import { jpeg } from '../support/images.ts';

interface Answer<Body> {
  status: number;
  body: Body;
}

/** A client of the API for smoke workers, without a browser. */
export class Worker {
  private constructor(
    private readonly api: TestApi,
    readonly key: string,
  ) {}

  static async of(api: TestApi, label = 'a worker'): Promise<Worker> {
    return new Worker(api, (await api.app.get(SmokeKeyService).create(label, OPERATOR)).key);
  }

  /** Revokes its key. */
  async revoke(): Promise<void> {
    const [, id = ''] = this.key.split('_');
    await this.api.app.get(SmokeKeyService).revoke(id, OPERATOR);
  }

  async claim(): Promise<SmokeTask | null> {
    const { body } = await this.post<{ run: SmokeTask | null }>('/api/smoke/claim', {});
    return body.run;
  }

  /** Posts a verdict. @param failures path -> findings; other pages pass */
  judge(
    { id, lease, pages }: SmokeTask,
    failures: Record<string, SmokeFinding[]> = {},
    change: object = {},
  ): Promise<Answer<{ state: string; detail: string }>> {
    return this.post(`/api/smoke/runs/${id}/verdict`, {
      lease,
      browser: 'Chromium 1',
      pages: pages.map(({ path }) => ({
        ...{ path, findings: failures[path] ?? [], notes: [], bytes: 1000 },
        pictures: failures[path] ? [{ width: 1280, jpeg: PICTURE.toString('base64') }] : [],
      })),
      skipped: [],
      ...change,
    });
  }

  async post<Body>(path: string, body: unknown): Promise<Answer<Body>> {
    const response = await this.api.push('POST', path, this.key, body);
    return { status: response.status, body: (await response.json()) as Body };
  }
}

export const PICTURE = jpeg({ width: 1280, height: 800 });
