import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/root.mjs';

/** Returns each screen that docs/performance.md lists, with the maximum number of API calls it may make. */
export function callLimits(): { address: string; most: number }[] {
  const document = readFileSync(join(root, 'docs/performance.md'), 'utf8');
  return [...document.matchAll(/^ ?(\d+) calls? +(\/\S*)$/gm)].map(([, most, address = '']) => ({
    address,
    most: Number(most),
  }));
}
