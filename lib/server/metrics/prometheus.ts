import 'server-only';
import { createServer, type Server } from 'node:http';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import type { CollectionResult, IMetricReader } from '@opentelemetry/sdk-metrics';
import { leaveOut } from '@/lib/server/requests/incoming-request';

/** The names that Node's metrics commonly have in Prometheus. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  'v8js.memory.heap.used': 'nodejs_heap_size_used_bytes',
  'v8js.gc.duration': 'nodejs_gc_duration',
  'nodejs.eventloop.delay.p99': 'nodejs_eventloop_lag_p99_seconds',
  'process.cpu.time': 'process_cpu_seconds',
  'process.memory.usage': 'process_resident_memory_bytes',
  'process.unix.file_descriptor.count': 'process_open_fds',
};

/** Keeps the counts for `scrape`. */
export function prometheusReader(): IMetricReader {
  return new PrometheusExporter({ preventServerStart: true });
}

/** The metrics in Prometheus' text format. */
export async function scrape(reader: IMetricReader): Promise<string> {
  const { resourceMetrics } = await reader.collect();
  return new PrometheusSerializer('', false, undefined, true, true).serialize(namedForPrometheus(resourceMetrics));
}

/** The name of a metric in Prometheus; of a counter without its ending, which the serializer adds. */
export function prometheusName({ name, unit }: { name: string; unit?: string }): string {
  return (COMMON_NAMES[name] ?? name.replaceAll('.', '_')) + (unit === 's' ? '_seconds' : '');
}

function namedForPrometheus(metrics: CollectionResult['resourceMetrics']): CollectionResult['resourceMetrics'] {
  const scopeMetrics = metrics.scopeMetrics.map((scope) => ({
    ...scope,
    metrics: scope.metrics.map((metric) => ({
      ...metric,
      descriptor: { ...metric.descriptor, name: prometheusName(metric.descriptor) },
    })),
  }));
  return { ...metrics, scopeMetrics };
}

/**
 * Serves the metrics on a port of their own, which must not be reachable from outside.
 * @throws Error where the port cannot be opened
 */
export async function serveScrapes(
  reader: IMetricReader,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(200, headers).end(await scrape(reader));
  });
  leaveOut(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  return server;
}
