import type { DemoAccountKey } from '../people/accounts.ts';

interface DemoBrowserOptions {
  /** Address of the API, without a trailing slash. */
  url: string;
  signal: AbortSignal;
}

/** A demo account's browser: keeps cookies, and calls the API as a page of the site does. */
export class DemoBrowser {
  readonly #options: DemoBrowserOptions;
  readonly #cookies = new Map<string, string>();

  constructor(options: DemoBrowserOptions) {
    this.#options = options;
  }

  /** Goes to the stand-in for Discord, presses the account's button, and comes back. */
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
  }

  /** @throws Error with the answer's status and words unless it is a success */
  async call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const answer = await this.#go(path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
      },
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
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
