import { getCurrentUser } from '@portico/sdk/contracts/session/calls';
import { SHOWN_USER_HEADER } from '@portico/sdk/contracts/session/shown-user';
import type { DemoAccountKey } from '../people/accounts.ts';

interface DemoBrowserOptions {
  /** Base URL of the API, without a trailing slash. */
  url: string;
  signal: AbortSignal;
}

/** HTTP client of a demo account: keeps cookies, and calls the API like a page of the site. */
export class DemoBrowser {
  readonly #options: DemoBrowserOptions;
  readonly #cookies = new Map<string, string>();
  #userId = '';

  constructor(options: DemoBrowserOptions) {
    this.#options = options;
  }

  /** Signs in at the Discord stand-in with the account's button. */
  async signIn(account: DemoAccountKey): Promise<void> {
    const away = await this.#go('/api/auth/discord');
    const chosen = await fetch(away.headers.get('location') ?? '', {
      method: 'POST',
      body: new URLSearchParams({ account }),
      redirect: 'manual',
      signal: this.#options.signal,
    });
    const back = new URL(chosen.headers.get('location') ?? '');
    await this.#go(`${back.pathname}${back.search}`);
    const { id } = await this.call<{ id: string }>('GET', getCurrentUser.path);
    this.#userId = id;
  }

  /** @throws Error with status and body of an error response */
  async call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const answer = await this.#go(path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(method !== 'GET' && { [SHOWN_USER_HEADER]: this.#userId }),
        ...(body && { 'content-type': 'application/json' }),
      },
    });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async #go(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(`${this.#options.url}${path}`, {
      redirect: 'manual',
      signal: this.#options.signal,
      ...init,
      headers: { cookie: this.#cookieHeader(), ...init.headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
