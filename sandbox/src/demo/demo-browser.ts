import { getCurrentUser } from '@portico/sdk/contracts/session/calls';
import { SHOWN_USER_HEADER } from '@portico/sdk/contracts/session/shown-user';
import { SIGN_IN_PATH } from '@portico/sdk/contracts/session/sign-in';
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
  /** The name under which browsers reach the site, once the site has told it. */
  #host?: string;
  #userId = '';

  constructor(options: DemoBrowserOptions) {
    this.#options = options;
  }

  /** Signs in at the Discord stand-in with the account's button. */
  async signIn(account: DemoAccountKey): Promise<void> {
    const chosen = await fetch(await this.#discordPage(), {
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

  /**
   * Where a sign-in leads. One that begins at another host name than the site's own is sent there first; this
   * client stays at its address, as a proxy does.
   */
  async #discordPage(): Promise<string> {
    const { headers } = await this.#go(SIGN_IN_PATH);
    const away = new URL(headers.get('location') ?? '', this.#options.url);
    if (away.pathname !== SIGN_IN_PATH || this.#host) return away.href;
    this.#host = away.host;
    return this.#discordPage();
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
      headers: {
        cookie: this.#cookieHeader(),
        ...(this.#host && { 'x-forwarded-host': this.#host }),
        ...init.headers,
      },
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
