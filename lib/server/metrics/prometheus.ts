import 'server-only';
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { leaveOut } from '@/lib/server/requests/incoming-request';
import { countInto } from './count-line';
import { COUNTERS, type CounterKey, DURATIONS, type DurationKey, type Sink } from './declared';
import { READINGS } from './readings';

/** `fairway.requests` → `fairway_requests` */
const underscored = (name: string) => name.replaceAll('.', '_');

/** The app's metrics and Node's, as Prometheus reads them. */
export function createRegistry(): { registry: Registry; sink: Sink } {
  const registry = new Registry();
  const registers = [registry];
  const counters = Object.entries(COUNTERS).map(([key, { name, help, labels }]): [string, Counter] => [
    key,
    new Counter({ name: `${underscored(name)}_total`, help, labelNames: labels, registers }),
  ]);
  const histograms = Object.entries(DURATIONS).map(([key, { name, help, labels, buckets }]): [string, Histogram] => [
    key,
    new Histogram({
      name: `${underscored(name)}_seconds`,
      help,
      labelNames: labels,
      buckets: [...buckets],
      registers,
    }),
  ]);
  for (const { name, help, read } of READINGS) {
    new Gauge({
      name: underscored(name),
      help,
      registers,
      collect() {
        this.reset();
        const value = read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
  collectDefaultMetrics({ register: registry });
  const byKey = new Map<string, Counter>(counters);
  const timesByKey = new Map<string, Histogram>(histograms);
  return {
    registry,
    sink: {
      count: (key: CounterKey, labels) => byKey.get(key)?.inc(labels),
      time: (key: DurationKey, labels, seconds) => timesByKey.get(key)?.observe(labels, seconds),
    },
  };
}

/**
 * Serves the metrics on a port of their own, which must not be reachable from outside.
 * @throws Error where the port cannot be opened
 */
export async function servePrometheus({ port, host }: { port: number; host: string }): Promise<Server> {
  const { registry, sink } = createRegistry();
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  leaveOut(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  countInto(sink);
  return server;
}
