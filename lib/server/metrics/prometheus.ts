import 'server-only';
import { createServer, type Server } from 'node:http';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { type LogFields, onLogLine } from '@/lib/server/log';
import { leaveOut } from '@/lib/server/requests/incoming-request';
import { COUNTERS, DURATIONS, type Labels } from './declared';
import { READINGS } from './readings';

/** @throws Error when the port cannot be opened */
export async function serveMetrics(port: number, host: string): Promise<Server> {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const serializer = new PrometheusSerializer('', false, undefined, true, true);
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' };
    const { resourceMetrics } = await reader.collect();
    response.writeHead(200, headers).end(serializer.serialize(resourceMetrics));
  });
  leaveOut(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  recordInto(new MeterProvider({ readers: [reader] }));
  return server;
}

function recordInto(provider: MeterProvider): void {
  const meter = provider.getMeter('fairway');
  for (const { name, help, sum, labels, read } of READINGS) {
    const create = sum ? meter.createObservableCounter : meter.createObservableGauge;
    create.call(meter, name, { description: help }).addCallback((result) => {
      const value = read();
      if (value !== undefined) result.observe(value, labels);
    });
  }
  const counters = mapValues(COUNTERS, ({ name, help, from0 }) => {
    const counter = meter.createCounter(name, { description: help });
    for (const labels of from0) counter.add(0, labels);
    return counter;
  });
  const histograms = mapValues(DURATIONS, ({ name, help, buckets }) =>
    meter.createHistogram(name, { description: help, advice: { explicitBucketBoundaries: [...buckets] } }),
  );
  const counts: Counts = {
    count: (key, labels) => counters[key].add(1, labels as Labels),
    time: (key, labels, seconds) => histograms[key].record(seconds, labels as Labels),
  };
  onLogLine((level, event, fields) => {
    counts.count('logLines', { level, event });
    RULES[event]?.(fields, counts);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { kind = 0 } = (entry as { detail?: { kind?: number } }).detail ?? {};
      counts.time('gcSeconds', { kind: GC_KINDS[kind] ?? 'other' }, entry.duration / 1000);
    }
  }).observe({ entryTypes: ['gc'] });
}

function mapValues<Key extends string, In, Out>(all: Record<Key, In>, change: (value: In) => Out): Record<Key, Out> {
  const entries = (Object.entries(all) as [Key, In][]).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, Out>;
}

const GC_KINDS: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weakcb',
};

type Counts = {
  count: (key: keyof typeof COUNTERS, labels: LogFields) => void;
  time: (key: keyof typeof DURATIONS, labels: LogFields, seconds: number) => void;
};

type Rule = (fields: LogFields, counts: Counts) => void;

const RULES: Readonly<Record<string, Rule>> = {
  request: ({ method, route, status, ms, account, aborted, shed, unreadable }, { count, time }) => {
    const outcome = aborted ? 'aborted' : unreadable ? 'unreadable' : String(status);
    count('requests', { method, route, status: outcome });
    // This counter has an alert, which strangers must not be able to trigger.
    if (shed && account) count('shed', { route });
    time('requestSeconds', { route }, Number(ms) / 1000);
  },
  'api.call': ({ endpoint, status, ms }, { count, time }) => {
    count('apiCalls', { endpoint, outcome: String(status) });
    time('apiSeconds', { endpoint }, Number(ms) / 1000);
  },
  'api.unreachable': ({ endpoint }, { count }) => count('apiCalls', { endpoint, outcome: 'unreachable' }),
  'api.aborted': ({ endpoint }, { count }) => count('apiCalls', { endpoint, outcome: 'aborted' }),
  'api.busy': ({ endpoint }, { count }) => count('apiCalls', { endpoint, outcome: 'busy' }),
  'contract.mismatch': ({ endpoint }, { count }) => count('mismatches', { endpoint }),
  'session.renewed': (_, { count }) => count('renewals', { outcome: 'renewed' }),
  'session.renewal-refused': (_, { count }) => count('renewals', { outcome: 'refused' }),
  'session.unavailable': (_, { count }) => count('renewals', { outcome: 'unavailable' }),
  'session.ended': ({ reason }, { count }) => count('ended', { reason }),
  'session.started': ({ method }, { count }) =>
    count('attempts', { form: method === 'hosted' ? 'hosted' : 'sign-in', outcome: 'succeeded' }),
  'sign-in.failed': ({ code }, { count }) => count('attempts', { form: 'sign-in', outcome: kindOf(String(code)) }),
  'challenge.failed': ({ code }, { count }) => count('attempts', { form: 'challenge', outcome: kindOf(String(code)) }),
  'reset.failed': ({ code }, { count }) => count('attempts', { form: 'reset', outcome: kindOf(String(code)) }),
  'auth.error': (_, { count }) => count('attempts', { form: 'hosted', outcome: 'failed' }),
  'export.sent': (_, { count }) => count('exports', { outcome: 'sent' }),
  'export.aborted': (_, { count }) => count('exports', { outcome: 'aborted' }),
  'export.failed': (_, { count }) => count('exports', { outcome: 'failed' }),
};

/** Groups error codes, because a provider may send any code, and each label value costs memory. */
function kindOf(code: string): string {
  if (code === 'TooManyAttempts') return 'limited';
  if (code === 'ProviderUnavailable') return 'unavailable';
  return code.endsWith('Exception') ? 'refused' : 'failed';
}
