import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/root.mjs';

/** Returns each screen that e2e/failures/api-calls.txt lists, with the maximum number of API calls it may make. */
export function callLimits(): { address: string; most: number }[] {
  const document = readFileSync(join(root, 'e2e/failures/api-calls.txt'), 'utf8');
  return [...document.matchAll(/^ ?(\d+) calls? +(\/\S*)$/gm)].map(([, most, address = '']) => ({
    address,
    most: Number(most),
  }));
}
