import { request as requestHttp } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CliError, UsageError } from '../terminal/cli-error.mjs';
import { browserCookies, keptCookies } from './cookies.ts';
import type { SiteCookies } from './cookies.ts';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A site that hangs must not block a page forever. */
const TIMEOUT_MS = 30_000;
/** Headers of the connection to this process, or replaced; `authorization` is not meant for the site. */
const NOT_SENT =
  /^(host|connection|keep-alive|cookie|origin|referer|authorization|accept-encoding)$/;

interface SiteRequest {
  method?: string;
  /** Path and query. */
  path: string;
  /** As the browser sent them. */
  headers?: IncomingHttpHeaders;
  body?: Readable;
  /** Sends no cookie of the visitor. */
  isAnonymous?: true;
}

/** A running site that is operated by others. */
export class LiveSite {
  readonly origin: string;
  readonly #localOrigin: string;
  readonly #cookies: SiteCookies;

  /**
   * @param address of the site
   * @param localOrigin origin under which pages of the site are shown
   * @param session value of the session cookie, for a site on another machine
   */
  constructor(address: string, localOrigin: string, session?: string) {
    if (!/^https?:\/\//.test(address) || !URL.canParse(address))
      throw new UsageError(`--against must be an http or https address, not "${address}".`);
    const { origin, hostname, protocol } = new URL(address);
    this.origin = origin;
    this.#localOrigin = localOrigin;
    // Browsers share the cookies of a host between its ports.
    this.#cookies = LOCAL.has(hostname)
      ? browserCookies
      : keptCookies(protocol === 'https:' ? '__Host-session' : 'session', session);
  }

  /** The cookies to send to the site with a request of the browser. */
  cookiesFor(headers: IncomingHttpHeaders): string {
    return this.#cookies.toSite(headers.cookie);
  }

  /** The cookies of a response that are passed to the browser. */
  cookiesFrom({ headers }: IncomingMessage): string[] {
    return this.#cookies.fromSite(headers['set-cookie'] ?? []);
  }

  /** @throws CliError if the site is unreachable */
  request({
    method = 'GET',
    path,
    headers = {},
    body,
    isAnonymous,
  }: SiteRequest): Promise<IncomingMessage> {
    const send = this.origin.startsWith('https:') ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const sent = this.#headers(headers, isAnonymous ? '' : this.cookiesFor(headers));
      const options = { method, headers: sent, timeout: TIMEOUT_MS };
      const request = send(`${this.origin}${path}`, options, resolve);
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', ({ message }) =>
        reject(new CliError(`${this.origin} cannot be reached: ${message}`)),
      );
      if (body) body.pipe(request);
      else request.end();
    });
  }

  /** @returns the body of the response. @throws CliError if the site is unreachable */
  async read(
    path: string,
    headers?: IncomingHttpHeaders,
  ): Promise<{ answer: IncomingMessage; body: string }> {
    const answer = await this.request({ path, headers });
    return { answer, body: await text(answer) };
  }

  #headers(headers: IncomingHttpHeaders, cookie: string): OutgoingHttpHeaders {
    const sent = Object.entries(headers).filter(([name]) => !NOT_SENT.test(name));
    const { origin, referer } = headers;
    return {
      ...Object.fromEntries(sent),
      // Uncompressed, because documents are changed.
      'accept-encoding': 'identity',
      ...(cookie && { cookie }),
      ...(origin && { origin: this.#atSite(origin) }),
      ...(referer && { referer: this.#atSite(referer) }),
    };
  }

  #atSite(address: string): string {
    return address.replace(this.#localOrigin, this.origin);
  }
}
