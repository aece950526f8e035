import 'server-only';
import { createServer, type Server } from 'node:http';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import type { IMetricReader } from '@opentelemetry/sdk-metrics';
import { leaveOut } from '@/lib/server/requests/incoming-request';

export function prometheusReader(): IMetricReader {
  return new PrometheusExporter({ preventServerStart: true });
}

async function scrape(reader: IMetricReader): Promise<string> {
  const { resourceMetrics } = await reader.collect();
  return new PrometheusSerializer('', false, undefined, true, true).serialize(resourceMetrics);
}

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
