import type { ComponentType } from 'react';
import type { FailureReason } from '@portico/sdk/platform';

/** The loading state of one page of a remote. Immutable: each step is a new object. */
export type PageEntry =
  | { status: 'loading'; settled: Promise<void> }
  | { status: 'ready'; settled: Promise<void>; Page: ComponentType }
  | { status: 'failed'; settled: Promise<void>; error: unknown; reason: FailureReason };

/**
 * @param module the module that the remote exposes under the page's name
 * @throws if its default export is not a component
 */
export function pageComponentOf(module: unknown): ComponentType {
  const isObject = typeof module === 'object' && module !== null;
  const page = isObject && 'default' in module ? module.default : undefined;
  const isComponent =
    typeof page === 'function' || (typeof page === 'object' && page !== null && '$$typeof' in page);
  if (!isComponent) throw new Error('The module has no page component');
  return page as ComponentType;
}
