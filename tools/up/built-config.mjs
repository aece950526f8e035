// Preloaded into `next start`, which then takes its configuration from the build, as in the image. To read
// next.config.ts, Next.js would load a compiler and keep it in memory. If there is no build, Next.js reports that.
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

const BUILT = '.next/required-server-files.json';
if (existsSync(BUILT)) {
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(readFileSync(BUILT, 'utf8')).config);
}
