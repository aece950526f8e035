/** For `next start`: Node itself strips the types of next.config.ts, and the framework's compiler stays out of the process. */
export const WITHOUT_COMPILER = '--experimental-next-config-strip-types';

/** Adds the memory limits of the image (Dockerfile): by Node's defaults the app takes twice as much.
 * @param {Readonly<Record<string, string | undefined>>} env */
export const withMemoryLimits = (env) => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
  ...env,
  NODE_OPTIONS: `--max-old-space-size=512 --max-semi-space-size=8 ${env.NODE_OPTIONS ?? ''}`.trim(),
});
