import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Counter, Histogram } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { env } from '@/lib/server/env';
import { countInto } from './count-line';
import { COUNTERS, DURATIONS } from './declared';
import { READINGS } from './readings';

const NANOSECONDS = 1e9;

/** Sends the same counts to the collector of traces. The library reads its address and headers from the OTEL_ variables. */
export function sendMetrics(): void {
  const { OTEL_SERVICE_NAME, OTEL_METRIC_EXPORT_INTERVAL } = env();
  const provider = new MeterProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME })),
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: OTEL_METRIC_EXPORT_INTERVAL,
        exportTimeoutMillis: Math.min(OTEL_METRIC_EXPORT_INTERVAL, 30_000),
      }),
    ],
  });
  const meter = provider.getMeter('fairway');
  const counters = new Map<string, Counter>(
    Object.entries(COUNTERS).map(([key, { name, help }]) => [key, meter.createCounter(name, { description: help })]),
  );
  const histograms = new Map<string, Histogram>(
    Object.entries(DURATIONS).map(([key, { name, help, buckets }]) => [
      key,
      meter.createHistogram(name, {
        description: help,
        unit: 's',
        advice: { explicitBucketBoundaries: [...buckets] },
      }),
    ]),
  );
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const ofNode = [
    {
      name: 'nodejs.eventloop.delay.p99',
      help: 'The longest of 99% of the delays since the export before, in seconds',
      read: () => {
        const seconds = delay.percentile(99) / NANOSECONDS;
        delay.reset();
        return seconds;
      },
    },
    {
      name: 'v8js.memory.heap.used',
      help: 'The heap in use, in bytes',
      read: () => getHeapStatistics().used_heap_size,
    },
  ];
  for (const { name, help, read } of [...READINGS, ...ofNode]) {
    meter.createObservableGauge(name, { description: help }).addCallback((result) => {
      const value = read();
      if (value !== undefined) result.observe(value);
    });
  }
  process.once('SIGTERM', () => void provider.forceFlush());
  countInto({
    count: (key, labels) => counters.get(key)?.add(1, labels),
    time: (key, labels, seconds) => histograms.get(key)?.record(seconds, labels),
  });
}
