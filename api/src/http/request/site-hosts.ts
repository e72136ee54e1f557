import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';

/**
 * The names by which browsers reach the site: the host of `PUBLIC_ORIGIN`, and those of `REDIRECT_HOSTS`.
 * Names of a request are only compared, because anyone can forge them. No address is made of them.
 */
@Injectable()
export class SiteHosts {
  private readonly scheme: string;
  private readonly own: string;
  private readonly others: ReadonlySet<string>;

  constructor({ publicOrigin, redirectHosts }: Config) {
    const { protocol, host } = new URL(publicOrigin);
    this.scheme = protocol;
    this.own = host;
    this.others = new Set(redirectHosts.map((name) => this.normal(name)));
  }

  /**
   * Whether a request is for the host of `PUBLIC_ORIGIN`, or names no host. A proxy that rewrites `Host` says so in
   * `X-Forwarded-Host`.
   */
  isOwn({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    const forwarded = String(headers['x-forwarded-host'] ?? '').split(',');
    return (
      headers.host === undefined ||
      [headers.host, ...forwarded].some((name) => this.normal(name) === this.own)
    );
  }

  /** Whether pages redirect a request to `PUBLIC_ORIGIN`. */
  redirects(request: Pick<IncomingMessage, 'headers'>): boolean {
    const { host } = request.headers;
    return host !== undefined && this.others.has(this.normal(host)) && !this.isOwn(request);
  }

  /** In lower case and without the usual port of the site's scheme; '' if it is no host. */
  private normal(name: string): string {
    const address = `${this.scheme}//${name.trim()}`;
    return URL.canParse(address) ? new URL(address).host : '';
  }
}
