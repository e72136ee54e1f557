import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { VERSION } from '../version.ts';

/**
 * Sends spans to a collector, as JSON over HTTP. Standard variables set its headers, the share of requests
 * and the name of the service (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME`).
 * This file alone loads the packages that do it.
 * @param url where the collector takes traces
 * @returns sends what is left, and stops
 */
export function startTracing(url: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'portico',
      'service.version': VERSION,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register();
  return async () => {
    await provider.shutdown();
    for (const part of [trace, context, propagation]) part.disable();
  };
}
