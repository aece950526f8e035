// Node loads this before `next start`, which then takes its configuration from the build, as the image does. To read
// next.config.ts, it would load a compiler and keep it. Without a build the framework says so itself.
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

const BUILT = '.next/required-server-files.json';
if (existsSync(BUILT)) {
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(readFileSync(BUILT, 'utf8')).config);
}
