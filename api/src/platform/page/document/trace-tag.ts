import { traceparent } from '../../../core/tracing/spans.ts';

export const isTraced = (): boolean => traceparent() !== undefined;

/**
 * Names the trace of a document in it, so that the calls of the page belong to the same one. A document that
 * is not traced is unchanged.
 */
export function withTraceTag(html: string): string {
  const value = traceparent();
  return value === undefined
    ? html
    : html.replace('<head>', `<head><meta name="traceparent" content="${value}">`);
}
