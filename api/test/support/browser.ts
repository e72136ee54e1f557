import { Config } from '../../src/core/config/config.ts';
import type { TestApi } from './api.ts';

/** A browser for tests: it keeps cookies and does not follow redirects. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  /** @param headers sent with every request */
  constructor(
    private readonly api: TestApi,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Requests an address of the API, without following redirects. */
  async go(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await this.api.call(path, {
      redirect: 'manual',
      ...init,
      headers: {
        cookie: this.cookieHeader(),
        // The API listens on a port of its own: `fetch` names it as the host.
        'x-forwarded-host': new URL(this.api.app.get(Config).publicOrigin).host,
        ...this.headers,
        ...init.headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** Sends a request like a page of the site. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return this.go(path, {
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', ...init.headers },
    });
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** The redirect target of an answer; paths of the site without their origin. */
export function target(answer: Response): string {
  const location = answer.headers.get('location') ?? '';
  return location.startsWith('http://localhost:3000')
    ? location.slice('http://localhost:3000'.length)
    : location;
}
