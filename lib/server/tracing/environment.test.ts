import { afterEach, expect, it, vi } from 'vitest';
import { readBatchOptions, readSampler } from './environment';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['', 'ParentBased{root=AlwaysOnSampler,'],
  ['unknown', 'ParentBased{root=AlwaysOnSampler,'],
  ['always_on', 'AlwaysOnSampler'],
  ['always_off', 'AlwaysOffSampler'],
  ['traceidratio', 'TraceIdRatioBased{0.25}'],
  ['parentbased_always_on', 'ParentBased{root=AlwaysOnSampler,'],
  ['parentbased_always_off', 'ParentBased{root=AlwaysOffSampler,'],
  ['parentbased_traceidratio', 'ParentBased{root=TraceIdRatioBased{0.25},'],
])('OPS-2 OTEL_TRACES_SAMPLER=%s selects the sampler %s', (name, sampler) => {
  vi.stubEnv('OTEL_TRACES_SAMPLER', name);
  vi.stubEnv('OTEL_TRACES_SAMPLER_ARG', '0.25');
  expect(String(readSampler()).replaceAll(' ', '')).toContain(sampler);
});

it('OPS-2 OTEL_BSP_ variables control how spans are sent in batches', () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '100');
  vi.stubEnv('OTEL_BSP_MAX_QUEUE_SIZE', '64');
  expect(readBatchOptions()).toEqual({ scheduledDelayMillis: 100, maxQueueSize: 64 });
});
