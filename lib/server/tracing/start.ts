import 'server-only';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { env } from '@/lib/server/env';
import { redactingExporter } from './redact';

export function startTracing(): void {
  const name = resourceFromAttributes({ 'service.name': env().OTEL_SERVICE_NAME });
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(name),
    spanProcessors: [new BatchSpanProcessor(redactingExporter(new OTLPTraceExporter()))],
  });
  // Without baggage, which would carry a visitor's header to the API.
  provider.register({ propagator: new W3CTraceContextPropagator() });
  process.once('SIGTERM', () => void provider.forceFlush());
}
