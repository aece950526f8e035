import { readFileSync } from 'node:fs';

/** Returns the build's id, which is NEXT_DEPLOYMENT_ID or random; `none` in development. */
export function buildId(): string {
  try {
    return readFileSync('.next/BUILD_ID', 'utf8').trim();
  } catch {
    return 'none';
  }
}
