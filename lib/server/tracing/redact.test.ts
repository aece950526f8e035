import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { redactingExporter } from './redact';

const memory = new InMemorySpanExporter();
const tracer = new TracerProvider({
  spanProcessors: [new SimpleSpanProcessor({ exporter: redactingExporter(memory) })],
}).getTracer('');

const request = { 'next.span_type': 'BaseServer.handleRequest', 'http.method': 'GET' };

it.each([
  [
    'GET /all-users?q=morag',
    { ...request, 'next.route': '/all-users', 'http.target': '/all-users?q=morag' },
    'GET /all-users',
  ],
  ['GET /all-users/morag?q=1', { ...request, 'http.target': '/all-users/morag' }, 'GET'],
  [
    'fetch GET https://api.example/users?search=morag',
    { 'http.url': 'https://api.example/?search=morag' },
    'fetch GET',
  ],
  [
    'render route (app) /all-users',
    { 'next.route': '/all-users', email: 'morag@fairway.test' },
    'render route (app) /all-users',
  ],
])('the span “%s” is exported without full addresses, search texts and messages', (name, attributes, exported) => {
  memory.reset();
  const span = tracer.startSpan(name, {
    attributes,
    links: [{ context: { traceId: '1', spanId: '2', traceFlags: 1 } }],
  });
  span.recordException(new Error('no morag'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'no morag' });
  span.end();
  const [sent] = memory.getFinishedSpans();
  expect(sent?.name).toBe(exported);
  expect(sent?.spanContext()).toEqual(span.spanContext());
  expect(sent?.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(JSON.stringify([sent?.attributes, sent?.status, sent?.events, sent?.links])).not.toContain('morag');
  expect(sent?.attributes['next.route']).toBe('next.route' in attributes ? attributes['next.route'] : undefined);
});
