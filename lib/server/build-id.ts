import { readFileSync } from 'node:fs';

/** Returns NEXT_DEPLOYMENT_ID of the build or a random id; in development there is none. */
export function buildId(): string {
  try {
    return readFileSync('.next/BUILD_ID', 'utf8').trim();
  } catch {
    return 'none';
  }
}
