import type { TestApi } from './api.ts';

/** What a browser does for a test: keeps cookies and follows nobody. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  /** @param headers sent with every request */
  constructor(
    private readonly api: TestApi,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Goes to an address of the API; redirects are answers. */
  async go(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await this.api.call(path, {
      redirect: 'manual',
      ...init,
      headers: { cookie: this.cookieHeader(), ...this.headers, ...init.headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** A call as a page of the site makes it. */
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

/** Where an answer redirects to, as text: own paths as they are. */
export function target(answer: Response): string {
  const location = answer.headers.get('location') ?? '';
  return location.startsWith('http://localhost:3000')
    ? location.slice('http://localhost:3000'.length)
    : location;
}
