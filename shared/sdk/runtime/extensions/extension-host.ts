import type { ExtensionPoint } from '../../platform/extension-point.ts';

/** How a loaded extension failed. */
export type ExtensionFailure = { kind: 'thrown'; error: unknown } | { kind: 'timeout'; ms: number };

/** The shell's implementation of extensions. */
export interface ExtensionHost {
  /**
   * Loads what a live remote offers for the point.
   * @throws if no remote offers this version, or it does not load; the host has reported the cause
   */
  load: (point: ExtensionPoint) => Promise<unknown>;
  /** Reports the failure of a loaded extension, as one of the remote that offers it. */
  report: (point: ExtensionPoint, failure: ExtensionFailure) => void;
}

/** Undefined during prerendering and in tests, where no extensions exist. */
let host: ExtensionHost | undefined;

export function setExtensionHost(next: ExtensionHost | undefined): void {
  host = next;
}

export async function loadExtension(point: ExtensionPoint): Promise<unknown> {
  if (!host) throw new Error(`No remote offers ${point.name}`);
  return host.load(point);
}

export function reportExtension(point: ExtensionPoint, failure: ExtensionFailure): void {
  host?.report(point, failure);
}

/** Default time limit of an extension in milliseconds, the same as for a page. */
export const EXTENSION_TIMEOUT_MS = 8000;
