import { readFileSync } from 'node:fs';

/** NEXT_DEPLOYMENT_ID of the build, or a random name; none in development. */
export function buildId(): string {
  try {
    return readFileSync('.next/BUILD_ID', 'utf8').trim();
  } catch {
    return 'none';
  }
}
