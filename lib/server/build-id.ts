import { readFileSync } from 'node:fs';

/** Returns the id of the build, which is NEXT_DEPLOYMENT_ID or random; `none` in development. */
export function buildId(): string {
  try {
    return readFileSync('.next/BUILD_ID', 'utf8').trim();
  } catch {
    return 'none';
  }
}
