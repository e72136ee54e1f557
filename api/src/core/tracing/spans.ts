import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';

/** Makes spans while tracing is on, and nothing while it is off. */
export const tracer = () => trace.getTracer('portico');

/** Whether work now belongs to a traced request. */
export const isTraced = (): boolean => trace.getActiveSpan() !== undefined;

/** The `traceparent` of the current request; undefined: it is not traced, or not sampled. */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent?.endsWith('-01') ? carrier.traceparent : undefined;
}

/** Does work for a traced request in a span of its own; other work without one. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  if (!isTraced()) return work();
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      // Texts of errors may contain what visitors have sent.
      const type = error instanceof Error ? error.constructor.name : 'thrown';
      span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
