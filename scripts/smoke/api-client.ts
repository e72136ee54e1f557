import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import type { SmokeTask } from '@portico/sdk/contracts/smoke/schema';
import type { Verdict } from './run-task.ts';

/** A server that hangs must not block a worker forever. */
const TIMEOUT_MS = 30_000;

/** The API's endpoints for workers. */
export interface SmokeApi {
  /** @returns undefined if no run is pending */
  claim: () => Promise<SmokeTask | undefined>;
  /** @returns `passed` or `failed`. @throws CliError if the lease has expired */
  judge: (task: SmokeTask, verdict: Verdict) => Promise<string>;
}

/** @param url of the site, without a trailing slash */
export function openSmokeApi(url: string, key: string): SmokeApi {
  const post = async <Body>(path: string, body: unknown): Promise<Body> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json().catch(() => ({}))) as Body & { detail?: string };
    if (response.ok) return answer;
    throw new CliError(
      `${url} returned ${response.status}: ${answer.detail ?? 'no reason given.'}`,
    );
  };
  return {
    claim: async () =>
      (await post<{ run: SmokeTask | null }>('/api/smoke/claim', {})).run ?? undefined,
    judge: async ({ id, lease }, verdict) => {
      const path = `/api/smoke/runs/${id}/verdict`;
      return (await post<{ state: string }>(path, { lease, ...verdict })).state;
    },
  };
}
