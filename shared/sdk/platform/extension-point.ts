/**
 * A named place where one remote shows or calls what another one offers. Both sides import the
 * point from `shared/contracts/extensions/`, and neither imports the other (docs/decisions/0023).
 */
export interface ExtensionPoint {
  /** The offering remote's name without `mfe-`, a slash, and the name of its module. */
  readonly name: `${string}/${string}`;
  /** Raised with an incompatible change of the contract: both sides must have the same version. */
  readonly version: number;
}

/** A point for a component. `Props` is for the compiler only. */
export interface ComponentPoint<Props extends object> extends ExtensionPoint {
  readonly props?: Props;
}

/** A point for a function. `Args` and `Result` are for the compiler only. */
export interface FunctionPoint<Args extends unknown[], Result> extends ExtensionPoint {
  readonly call?: (...args: Args) => Result | Promise<Result>;
}

export function extensionPoint<P extends ExtensionPoint>(name: P['name'], version: number): P {
  return { name, version } as P;
}

/** A release's need of an extension. */
export interface ExtensionNeed {
  version: number;
  /** The release works without the extension. */
  optional?: true;
}

/** Grammar of extension names. */
export const EXTENSION_NAME = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/;

/** Prefix of the exposed modules of extensions; no page's name begins with it. */
export const EXTENSION_PREFIX = 'ext-';

/** The only remote that may offer the extension: `tools/embed-preview` -> `mfe-tools`. */
export function ownerOf(name: string): string {
  return `mfe-${name.slice(0, name.indexOf('/'))}`;
}

/** File below `src/extensions/`, without its ending: `tools/embed-preview` -> `embed-preview`. */
export function extensionFileOf(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

/** Name of the exposed module: `tools/embed-preview` -> `ext-embed-preview`. */
export function extensionModuleOf(name: string): string {
  return EXTENSION_PREFIX + extensionFileOf(name);
}
