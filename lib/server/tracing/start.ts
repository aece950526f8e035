import 'server-only';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { env } from '@/lib/server/env';
import { errorName } from '@/lib/server/error-name';
import { type TraceApiCall, traceApiCallsWith } from './api-call';
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
  traceApiCallsWith(traceApiCall);
}

const traceApiCall: TraceApiCall = ({ endpoint, request }, send) => {
  const attributes = { 'fairway.endpoint': endpoint, ...(request && { 'fairway.request': request }) };
  return trace.getTracer('fairway').startActiveSpan(endpoint, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const headers: Record<string, string> = {};
    propagation.inject(context.active(), headers);
    try {
      const response = await send(headers);
      span.setAttribute('http.response.status_code', response.status);
      if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      return response;
    } catch (error) {
      span.setAttribute('error.type', errorName(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
};
