import { readFileSync } from 'node:fs';

export type LogLine = Readonly<Record<string, unknown>> & { time: string; level: string; event: string };

/** Everything that the app has printed so far. */
export function appOutput(): string {
  return readFileSync('.sandbox/e2e/app.log', 'utf8');
}

/** The log lines among it. */
export function logLines(): LogLine[] {
  return appOutput()
    .split('\n')
    .filter((line) => line.startsWith('{"time"'))
    .map((line) => JSON.parse(line));
}
