import { Injectable, RequestMethod, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Contract } from '@portico/sdk/contracts/contract';
import { shapeOf } from '@portico/sdk/contracts/shape';
import type { CallShape } from '@portico/sdk/platform';
import type { Access } from './access/access.ts';
import type { Description } from './describes.ts';
import { declaredLimit } from './declared-limit.ts';
import { ACCESS, CONTRACT, DESCRIPTION } from './metadata.ts';
import { matchesPattern } from './path-pattern.ts';

/** One route of the API with the metadata of its decorators. */
export interface CatalogRoute {
  method: string;
  path: string;
  /** Class and method, for error messages. */
  handler: string;
  controller: Type;
  /** The instance of the controller, whose method is the callback. */
  instance: object;
  callback: () => unknown;
  access: Access | undefined;
  contract: Contract | undefined;
  /** Instead of `RATE_LIMIT`; infinite for a route without a limit. */
  requestsPerMinute: number | undefined;
  /** Of a route without a contract that is in the manual. */
  described: Description | undefined;
}

const METHOD_METADATA = 'method';
const PATH_METADATA = 'path';

/** All routes of the API. Used by the start-up check, the manual and the release gate. */
@Injectable()
export class RouteCatalog implements OnApplicationBootstrap {
  private known: CatalogRoute[] | undefined;
  private readonly shapes = new Map<string, CallShape>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error with the names of the routes without an access decorator */
  onApplicationBootstrap(): void {
    const undecorated = this.routes().filter((route) => !route.access);
    if (undecorated.length > 0) {
      const names = undecorated.map((route) => `${route.handler} (${route.method} ${route.path})`);
      throw new Error(`Routes without an access decorator: ${names.join(', ')}`);
    }
  }

  routes(): CatalogRoute[] {
    this.known ??= this.discovery.getControllers().flatMap((controller) => {
      const { metatype } = controller;
      const instance = controller.instance as object;
      const prototype = metatype?.prototype as object | undefined;
      if (!metatype || !prototype) return [];
      const prefixes = [this.reflector.get<string | string[]>(PATH_METADATA, metatype)].flat();
      return this.scanner
        .getAllMethodNames(prototype)
        .flatMap((name) => this.routesOf(metatype as Type, instance, name, prefixes));
    });
    return this.known;
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
    const found = this.routes().filter((route) => matchesPattern(route.path, path));
    // What has a route for all methods below it, such as /api, contains no page.
    const hasOwn = found.some(({ method }) => method === 'ALL');
    const methods = found
      .filter(({ method, path: pattern }) => method !== 'ALL' && !(hasOwn && pattern === '/*'))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    return [...new Set(methods)].sort();
  }

  /** The operation ids that releases may declare. */
  operations(): string[] {
    return this.routes()
      .flatMap((route) => route.contract?.call.operation ?? [])
      .sort();
  }

  /** The shapes of an operation's request and answer; undefined for an unknown operation. */
  shapeOf(operation: string): CallShape | undefined {
    const known = this.shapes.get(operation);
    if (known) return known;
    const route = this.routes().find(({ contract }) => contract?.call.operation === operation);
    if (!route?.contract) return undefined;
    const shape = shapeOf(route.contract);
    this.shapes.set(operation, shape);
    return shape;
  }

  private routesOf(
    controller: Type,
    instance: object,
    name: string,
    prefixes: string[],
  ): CatalogRoute[] {
    const method = (controller.prototype as Record<string, () => unknown>)[name];
    if (!method) return [];
    const verb = this.reflector.get<RequestMethod | undefined>(METHOD_METADATA, method);
    if (verb === undefined) return [];
    const paths = [this.reflector.get<string | string[]>(PATH_METADATA, method)].flat();
    return prefixes.flatMap((prefix) =>
      paths.map((path) => ({
        method: RequestMethod[verb],
        path: `/${[prefix, path].join('/')}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
        handler: `${controller.name}.${name}`,
        controller,
        instance,
        callback: method,
        access: this.reflector.get<Access | undefined>(ACCESS, method),
        requestsPerMinute: declaredLimit(this.reflector, [method, controller]),
        contract: this.reflector.get<Contract | undefined>(CONTRACT, method),
        described: this.reflector.get<Description | undefined>(DESCRIPTION, method),
      })),
    );
  }
}
