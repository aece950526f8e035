import 'server-only';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { env } from '@/lib/server/env';
import { readBatchOptions, readSampler } from './environment';
import { redactingExporter } from './redact';

export function startTracing(): void {
  const name = resourceFromAttributes({ 'service.name': env().OTEL_SERVICE_NAME });
  const provider = new TracerProvider({
    resource: defaultResource().merge(name),
    sampler: readSampler(),
    spanProcessors: [
      new BatchSpanProcessor({ ...readBatchOptions(), exporter: redactingExporter(new OTLPTraceExporter()) }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  // Without baggage, which would forward a header of the client to the API.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  process.once('SIGTERM', () => void provider.forceFlush());
}
