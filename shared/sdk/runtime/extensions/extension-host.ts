import type { ExtensionPoint } from '../../platform/extension-point.ts';

/** How an extension that had loaded failed. */
export type ExtensionFailure = { kind: 'thrown'; error: unknown } | { kind: 'timeout'; ms: number };

/** What the shell does for extensions. */
export interface ExtensionHost {
  /**
   * Loads what a live remote offers for the point.
   * @throws where nobody offers it in this version, or it does not load; the host has reported why
   */
  load: (point: ExtensionPoint) => Promise<unknown>;
  /** Reports the failure of a loaded extension, as one of the remote that offers it. */
  report: (point: ExtensionPoint, failure: ExtensionFailure) => void;
}

/** Undefined during prerendering and in tests: nobody offers anything. */
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

/** Milliseconds that an extension has by default: as long as a page. */
export const EXTENSION_TIMEOUT_MS = 8000;
