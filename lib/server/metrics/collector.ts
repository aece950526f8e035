import 'server-only';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { type IMetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { env } from '@/lib/server/env';

/** Sends metrics to the collector of traces. The library reads its address and headers from the OTEL_ variables. */
export function collectorReader(): IMetricReader {
  const { OTEL_METRIC_EXPORT_INTERVAL } = env();
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: OTEL_METRIC_EXPORT_INTERVAL,
    exportTimeoutMillis: Math.min(OTEL_METRIC_EXPORT_INTERVAL, 30_000),
  });
}
