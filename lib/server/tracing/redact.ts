import type { ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** The only attributes that are exported: spans of Next.js also contain full URLs with search texts. */
const KEPT: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.method',
  'http.status_code',
  'http.route',
  'next.route',
  'next.page',
  'next.segment',
  'next.span_type',
  'next.rsc',
  'error.type',
  'fairway.endpoint',
  'fairway.request',
]);

function redact(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => KEPT.has(name)));
  return Object.create(span, {
    name: { value: nameOf(span) },
    attributes: { value: attributes },
    status: { value: { code: span.status.code } },
    events: { value: [] },
    links: { value: [] },
  });
}

/** Replaces the name of a request's span, which is the URL until Next.js knows the route. */
function nameOf({ name, attributes }: ReadableSpan): string {
  if (attributes['next.span_type'] !== 'BaseServer.handleRequest')
    return name.split(/[?#]|\bhttps?:/, 1)[0]?.trim() ?? '';
  return [attributes['http.method'], attributes['next.route']].filter(Boolean).join(' ');
}

export function redactingExporter(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans: ReadableSpan[], done: (result: ExportResult) => void) => exporter.export(spans.map(redact), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
