import { createServer } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { PageRoute, RegistrySnapshot } from '@portico/sdk/platform';
import { findPage } from '@portico/sdk/platform/document/find-page';
import { messageOf } from '../terminal/cli-error.mjs';
import {
  emptyPagesOf,
  hasOtherBody,
  pageDataOf,
  policyFor,
  rewriteDocument,
  routeOf,
} from './document.ts';
import { draftPage } from './draft-page.ts';
import type { Drafts } from './drafts.ts';
import { publicGetsOf } from './public-gets.ts';
import type { LiveSite } from './site.ts';
import { readRegistry, withDraft } from './registry.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Minimum milliseconds between registry requests to the site; open pages send several a second. */
const REGISTRY_MS = 5000;
/** Headers of the connection to the site, or invalid for a changed response. */
const NOT_PASSED =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|set-cookie|strict-transport-security|alt-svc)$/;
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
};

interface AgainstOptions {
  site: LiveSite;
  drafts: Drafts;
  /** `http://localhost:3100` */
  localOrigin: string;
  /** Whether requests that change something are forwarded. */
  isSandbox: boolean;
}

/** Shows a live site with a draft of one remote in it. The caller binds it to 127.0.0.1. */
export function createAgainstServer(options: AgainstOptions): Server {
  const proxy = new AgainstProxy(options);
  return createServer((request, response) => {
    proxy.answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 502, messageOf(error));
    });
  });
}

class AgainstProxy {
  readonly #options: AgainstOptions;
  /** Cookies of a visitor -> the registry that the site showed to them. */
  readonly #registries = new Map<string, { at: number; registry: Promise<RegistrySnapshot> }>();

  constructor(options: AgainstOptions) {
    this.#options = options;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { site, drafts, localOrigin, isSandbox } = this.#options;
    const { method = 'GET', url = '/', headers } = request;
    // Pages of other sites must not use the session, neither by DNS rebinding nor by cross-site
    // requests.
    if (headers.host !== new URL(localOrigin).host)
      return sendText(response, 421, `Open ${localOrigin}`);
    const isForeign = /^(cross-site|same-site)$/.test(String(headers['sec-fetch-site']));
    const isVisit = headers['sec-fetch-mode'] === 'navigate' && SAFE.has(method);
    if (isForeign && !isVisit) return sendText(response, 403, 'Cross-site request rejected.');

    const [pathname = '/'] = url.split('?', 1);
    const file = drafts.file(pathname);
    if (file) return sendFile(response, pathname, file);
    // Measurements of a draft must not count for the site.
    if (pathname.startsWith('/api/reports/')) return void response.writeHead(204).end();
    if (!SAFE.has(method) && !isSandbox) return this.#refuse(request, response);
    if (method === 'GET' && pathname === '/api/registry') {
      const registry = await this.#registryFor(headers);
      return sendJson(response, 200, withDraft(registry, drafts.remoteIn(registry)));
    }
    const body = SAFE.has(method) ? undefined : request;
    const answer = await site.request({ method, path: url, headers, body });
    const isDocument = /^text\/html/.test(String(answer.headers['content-type']));
    if (method === 'GET' && (isDocument || this.#isOfDraft(url)))
      return this.#sendDocument(request, answer, response);
    response.writeHead(answer.statusCode ?? 502, {
      ...this.#headersOf(answer),
      ...(answer.headers['content-length'] && {
        'content-length': answer.headers['content-length'],
      }),
    });
    await pipeline(answer, response);
  }

  /** Whether the draft declares the address: the live version may redirect it, or not know it. */
  #isOfDraft(url: string): boolean {
    const none = { revision: '', shellVersion: '', remotes: [] };
    const own = { ...none, remotes: [this.#options.drafts.remoteIn(none)] };
    return findPage(url, own).kind !== 'not-found';
  }

  async #sendDocument(request: IncomingMessage, first: IncomingMessage, response: ServerResponse) {
    const { site, drafts, localOrigin } = this.#options;
    const { url = '/', headers } = request;
    const [pathname = '/'] = url.split('?', 1);
    const asked = { answer: first, body: await text(first) };
    const registry = pageDataOf(asked.body)?.registry ?? (await this.#registryFor(headers));
    const draft = drafts.remoteIn(registry);
    const route = routeOf(pathname, withDraft(registry, draft))?.route;
    const isOwn = route ? route.remote === draft.name : this.#isOfDraft(url);
    // The prerendered body is that of the live version; for a new page it is the 404 page.
    const other =
      isOwn && hasOtherBody(asked.body)
        ? await this.#emptyDocument(registry, route, headers)
        : undefined;
    const { answer, body: html } = other ?? asked;
    const page = pageDataOf(html);
    if (!page) return this.#pass(answer, html, response);
    const isSignedIn = page.session.status === 200;
    if (isOwn && route?.requires === 'session' && page.session.status === 401)
      return void response.writeHead(302, { location: '/' }).end();
    const own = isOwn
      ? await draftPage(
          { url, draft: draft.name, isSignedIn },
          withDraft(registry, draft),
          publicGetsOf(site),
        )
      : undefined;
    if (own?.kind === 'redirect')
      return void response.writeHead(own.status, { location: own.location }).end();
    const origins = { site: site.origin, local: localOrigin };
    const document = rewriteDocument(html, page, {
      configuration: drafts.manifest.configuration,
      ...{ draft, origins, pathname, isOther: other !== undefined, own },
    });
    const passed = this.#headersOf(answer);
    const policy = passed['content-security-policy'];
    const status = own ? (own.match ? 200 : 404) : (first.statusCode ?? 502);
    response.writeHead(status, {
      ...passed,
      ...(own?.match &&
        typeof policy === 'string' && {
          'content-security-policy': policyFor(own.match.route, policy),
        }),
      'cache-control': 'no-store',
    });
    response.end(document);
  }

  /** A document of the site without a body of a page, for a page of the draft. @returns undefined: the site has none */
  async #emptyDocument(
    registry: RegistrySnapshot,
    route: PageRoute | undefined,
    headers: IncomingMessage['headers'],
  ) {
    for (const path of emptyPagesOf(registry, route?.chrome)) {
      const other = await this.#options.site.read(path, headers);
      if (!hasOtherBody(other.body)) return other;
    }
    return undefined;
  }

  /** What is no page of the shell. */
  #pass(answer: IncomingMessage, body: string, response: ServerResponse): void {
    const passed = { ...this.#headersOf(answer), 'cache-control': 'no-store' };
    response.writeHead(answer.statusCode ?? 502, passed).end(body);
  }

  /** Redirects within the site stay at the local address. */
  #headersOf(answer: IncomingMessage): OutgoingHttpHeaders {
    const { site, localOrigin } = this.#options;
    const passed = Object.entries(answer.headers).filter(([name]) => !NOT_PASSED.test(name));
    const { location } = answer.headers;
    const cookies = site.cookiesFrom(answer);
    return {
      ...Object.fromEntries(passed),
      ...(location?.startsWith(`${site.origin}/`) && {
        location: localOrigin + location.slice(site.origin.length),
      }),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    };
  }

  #refuse({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
    const detail = `${method} ${url} was not sent to ${this.#options.site.origin}: it could change the site. If the site is a sandbox, start with --sandbox.`;
    console.log(detail);
    const problem = {
      type: 'urn:portico:problem:read-only',
      title: 'Forbidden',
      status: 403,
      detail,
    };
    sendJson(response, 403, problem, 'application/problem+json');
  }

  #registryFor(headers: IncomingMessage['headers']): Promise<RegistrySnapshot> {
    const { site } = this.#options;
    const cookies = site.cookiesFor(headers);
    const cached = this.#registries.get(cookies);
    if (cached && Date.now() - cached.at < REGISTRY_MS) return cached.registry;
    const registry = readRegistry(site, headers.cookie);
    this.#registries.clear();
    this.#registries.set(cookies, { at: Date.now(), registry });
    return registry;
  }
}

function sendText(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${message}\n`);
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  type = 'application/json',
): void {
  const headers = { 'content-type': type, 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

function sendFile(response: ServerResponse, pathname: string, bytes: Buffer): void {
  const type = TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? ''] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(bytes);
}
