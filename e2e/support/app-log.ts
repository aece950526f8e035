import { readFileSync } from 'node:fs';
import { place } from '../../tools/test/place.mjs';

export type LogLine = Readonly<Record<string, unknown>> & { time: string; level: string; event: string };

/** The app's output so far. */
export function appOutput(): string {
  return readFileSync(`${place.dir}/app.log`, 'utf8');
}

/** The log lines of that output. */
export function logLines(): LogLine[] {
  return appOutput()
    .split('\n')
    .filter((line) => line.startsWith('{"time"'))
    .map((line) => JSON.parse(line));
}
