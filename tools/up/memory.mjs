/** Arguments that spare `next start` reading next.config.ts, for which it would load a compiler. */
export const WITH_BUILT_CONFIG = ['--import', new URL('built-config.mjs', import.meta.url).href];

/** Arguments that turn the app's output into JSON lines. `npm run up` omits them, so that its output is readable. */
export const AS_JSON_LINES = ['--import', new URL('json-lines.mjs', import.meta.url).href];

/**
 * Adds the container image's memory limits to an environment. Without them, the app takes twice the memory.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const withMemoryLimits = (env) => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
  ...env,
  NODE_OPTIONS: `--max-old-space-size=512 --max-semi-space-size=16 ${env.NODE_OPTIONS ?? ''}`.trim(),
});
