import type { ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/** Patterns, numbers and kinds. The framework's spans also hold whole addresses, with whatever was searched for. */
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

/** The same span as far as it may leave the process: no address, no message of an error, nothing that was typed. */
function harmless(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => KEPT.has(name)));
  return Object.create(span, {
    name: { value: nameOf(span) },
    attributes: { value: attributes },
    status: { value: { code: span.status.code } },
    events: { value: [] },
    links: { value: [] },
  });
}

/** The framework names the span of a request by its address until it knows the route, which it may never. */
function nameOf({ name, attributes }: ReadableSpan): string {
  if (attributes['next.span_type'] !== 'BaseServer.handleRequest')
    return name.split(/[?#]|\bhttps?:/, 1)[0]?.trim() ?? '';
  return [attributes['http.method'], attributes['next.route']].filter(Boolean).join(' ');
}

/** Hands on what is harmless, and nothing else. */
export function exportHarmless(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans: ReadableSpan[], done: (result: ExportResult) => void) => exporter.export(spans.map(harmless), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
