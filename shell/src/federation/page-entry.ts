import type { ComponentType } from 'react';
import type { FailureReason } from '@portico/sdk/platform';

/** One page of a remote on its way into the browser. Immutable: each step is a new object. */
export type PageEntry =
  | { status: 'loading'; settled: Promise<void> }
  | { status: 'ready'; settled: Promise<void>; Page: ComponentType }
  | { status: 'failed'; settled: Promise<void>; error: unknown; reason: FailureReason };

/**
 * @param module what the remote exposes under the page's name
 * @throws where it has no component as its default export
 */
export function pageComponentOf(module: unknown): ComponentType {
  const isObject = typeof module === 'object' && module !== null;
  const page = isObject && 'default' in module ? module.default : undefined;
  const isComponent =
    typeof page === 'function' || (typeof page === 'object' && page !== null && '$$typeof' in page);
  if (!isComponent) throw new Error('The module has no page component');
  return page as ComponentType;
}
