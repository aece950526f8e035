import 'server-only';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import type { Counter, Histogram, Meter } from '@opentelemetry/api';
import { type IMetricReader, MeterProvider } from '@opentelemetry/sdk-metrics';
import { countInto } from './count-line';
import { COUNTERS, type Counts, DURATIONS } from './declared';
import { READINGS } from './readings';

export function countFor(reader: IMetricReader): void {
  const meter = new MeterProvider({ readers: [reader] }).getMeter('fairway');
  readWhenAsked(meter);
  const counts = createCounts(meter);
  countInto(counts);
  timeGarbageCollections(counts);
}

function createCounts(meter: Meter): Counts {
  const counters = new Map<string, Counter>();
  for (const [key, { name, help, from0 }] of Object.entries(COUNTERS)) {
    const counter = meter.createCounter(name, { description: help });
    for (const labels of from0) counter.add(0, labels);
    counters.set(key, counter);
  }
  const histograms = new Map<string, Histogram>();
  for (const [key, { name, help, buckets }] of Object.entries(DURATIONS)) {
    const advice = { explicitBucketBoundaries: [...buckets] };
    histograms.set(key, meter.createHistogram(name, { description: help, advice }));
  }
  return {
    count: (key, labels) => counters.get(key)?.add(1, labels),
    time: (key, labels, seconds) => histograms.get(key)?.record(seconds, labels),
  };
}

function readWhenAsked(meter: Meter): void {
  for (const { name, help, sum, read } of READINGS) {
    const create = sum ? meter.createObservableCounter : meter.createObservableGauge;
    create.call(meter, name, { description: help }).addCallback((result) => {
      const value = read();
      if (value !== undefined) result.observe(value);
    });
  }
}

const GC_KINDS: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weakcb',
};

function timeGarbageCollections({ time }: Counts): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { kind = 0 } = (entry as { detail?: { kind?: number } }).detail ?? {};
      time('gcSeconds', { kind: GC_KINDS[kind] ?? 'other' }, entry.duration / 1000);
    }
  }).observe({ entryTypes: ['gc'] });
}
