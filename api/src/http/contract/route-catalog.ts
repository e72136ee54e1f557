import { Injectable, RequestMethod, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Contract } from '@portico/sdk/contracts/contract';
import { shapeOf } from '@portico/sdk/contracts/shape';
import type { CallShape } from '@portico/sdk/platform';
import type { Access } from '../access/access.ts';
import type { Description } from './description.decorator.ts';
import { ACCESS, CONTRACT, DESCRIPTION, METHOD, PATH, TAKES_INPUT } from '../access/metadata.ts';
import { matchesPattern, segmentsOf } from './path-pattern.ts';
import { RequestsPerMinute } from './requests-per-minute.decorator.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Undefined where no route takes the request. */
    catalogRoute?: CatalogRoute;
  }
}

/** One route of the API with the metadata of its decorators. */
export interface CatalogRoute {
  method: string;
  path: string;
  /** Of its path, for comparison with a request's. */
  segments: readonly string[];
  /** Class and method, for error messages. */
  handler: string;
  controller: Type;
  access: Access | undefined;
  contract: Contract | undefined;
  /** Instead of `RATE_LIMIT`; infinite for a route without a limit. */
  requestsPerMinute: number | undefined;
  /** Of a route without a contract that is in the manual. */
  described: Description | undefined;
  /** Whether its handler takes the validated input. */
  takesInput: boolean;
}

/** All routes of the API. Used by the start-up check, the manual and the release gate. */
@Injectable()
export class RouteCatalog implements OnApplicationBootstrap {
  private cachedRoutes: CatalogRoute[] | undefined;
  private readonly shapes = new Map<string, CallShape>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error with the names of the routes without an access decorator, or whose input nothing validates */
  onApplicationBootstrap(): void {
    this.refuse('Routes without an access decorator', ({ access }) => !access);
    this.refuse(
      'Routes whose input nothing validates (take it with @Input())',
      ({ contract, described, takesInput }) =>
        !takesInput &&
        Boolean(contract?.params ?? contract?.query ?? contract?.body ?? described?.params),
    );
  }

  private refuse(fault: string, isWrong: (route: CatalogRoute) => boolean): void {
    const wrong = this.routes().filter(isWrong);
    if (wrong.length === 0) return;
    const names = wrong.map((route) => `${route.handler} (${route.method} ${route.path})`);
    throw new Error(`${fault}: ${names.join(', ')}`);
  }

  routes(): CatalogRoute[] {
    this.cachedRoutes ??= this.discovery.getControllers().flatMap((controller) => {
      const { metatype } = controller;
      const prototype = metatype?.prototype as object | undefined;
      if (!metatype || !prototype) return [];
      const prefixes = [this.reflector.get<string | string[]>(PATH, metatype)].flat();
      return this.scanner
        .getAllMethodNames(prototype)
        .flatMap((name) => this.routesOf(metatype as Type, name, prefixes));
    });
    return this.cachedRoutes;
  }

  /**
   * Finds a route by its pattern.
   * @param methods several methods mean a route for all of them; HEAD uses the route of GET
   */
  find(methods: readonly string[], path: string): CatalogRoute | undefined {
    const [first = '', second] = methods;
    const method = second !== undefined ? 'ALL' : first === 'HEAD' ? 'GET' : first;
    return this.routes().find((route) => route.method === method && route.path === path);
  }

  /**
   * The methods that an address takes, by all of its routes.
   * @param path raw, as in the request line, without a query
   */
  methodsAt(path: string): string[] {
    const given = segmentsOf(path);
    const found = this.routes().filter(({ segments }) => matchesPattern(segments, given));
    // What has a route for all methods below it, such as /api, contains no page.
    const hasOwn = found.some(({ method }) => method === 'ALL');
    const methods = found
      .filter(({ method, path: pattern }) => method !== 'ALL' && !(hasOwn && pattern === '/*'))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    return [...new Set(methods)].sort();
  }

  /**
   * Whether a path, as a page declares it (`/api/commands/:category?page=:page`), is a GET with a contract that everybody
   * may read: documents contain no other answers, and the page server calls nothing that sets a cookie or sends a file.
   */
  isPublicGet(path: string): boolean {
    const [pathname = ''] = path.split('?', 1);
    const example = segmentsOf(pathname.replace(/:\w+/g, 'x'));
    const route = this.routes().find(
      ({ method, segments }) => method === 'GET' && matchesPattern(segments, example),
    );
    return (
      route?.access?.kind === 'public' &&
      route.contract !== undefined &&
      route.contract.media === undefined
    );
  }

  /** The operation ids that releases may declare. */
  operations(): string[] {
    return this.routes()
      .flatMap((route) => route.contract?.call.operation ?? [])
      .sort();
  }

  /** The shapes of an operation's request and answer; undefined for an unknown operation. */
  shapeOf(operation: string): CallShape | undefined {
    const cached = this.shapes.get(operation);
    if (cached) return cached;
    const route = this.routes().find(({ contract }) => contract?.call.operation === operation);
    if (!route?.contract) return undefined;
    const shape = shapeOf(route.contract);
    this.shapes.set(operation, shape);
    return shape;
  }

  private routesOf(controller: Type, name: string, prefixes: string[]): CatalogRoute[] {
    const method = (controller.prototype as Record<string, () => unknown>)[name];
    if (!method) return [];
    const verb = this.reflector.get<RequestMethod | undefined>(METHOD, method);
    if (verb === undefined) return [];
    const paths = [this.reflector.get<string | string[]>(PATH, method)].flat();
    return prefixes.flatMap((prefix) =>
      paths.map((path) => ({
        method: RequestMethod[verb],
        ...patternOf(prefix, path),
        handler: `${controller.name}.${name}`,
        controller,
        access: this.reflector.get<Access | undefined>(ACCESS, method),
        requestsPerMinute: this.reflector.getAllAndOverride(RequestsPerMinute, [
          method,
          controller,
        ]),
        contract: this.reflector.get<Contract | undefined>(CONTRACT, method),
        described: this.reflector.get<Description | undefined>(DESCRIPTION, method),
        takesInput: this.reflector.get<boolean | undefined>(TAKES_INPUT, method) === true,
      })),
    );
  }
}

/** The pattern of a route, from what the decorators of controller and method say. */
function patternOf(prefix: string, path: string) {
  const pattern = `/${[prefix, path].join('/')}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
  return { path: pattern, segments: pattern.split('/') };
}
