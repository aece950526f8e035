/** Arguments of Node for `next start`, so that the framework neither reads next.config.ts nor loads a compiler. */
export const WITH_BUILT_CONFIG = ['--import', new URL('built-config.mjs', import.meta.url).href];

/** Arguments of Node that turn all output of the app into JSON lines. `npm run up` has none, so its output is readable. */
export const AS_JSON_LINES = ['--import', new URL('json-lines.mjs', import.meta.url).href];

/** Adds the memory limits of the container image to an environment. Without them, the app takes twice the memory.
 * @param {Readonly<Record<string, string | undefined>>} env */
export const withMemoryLimits = (env) => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
  ...env,
  NODE_OPTIONS: `--max-old-space-size=512 --max-semi-space-size=8 ${env.NODE_OPTIONS ?? ''}`.trim(),
});
