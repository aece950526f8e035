import { readFileSync } from 'node:fs';
import { target } from '../../tools/testing/e2e-target';

export type LogLine = Readonly<Record<string, unknown>> & { time: string; level: string; event: string };

/** The app's output so far. */
export function appOutput(): string {
  return readFileSync(`${target().dir}/app.log`, 'utf8');
}

/** The mismatches between API and contract in the app's log, such as `/admin/users items[].handicap: Required`. */
export function loggedMismatches(): string[] {
  return logLines().flatMap(({ event, endpoint, fault }) =>
    event === 'contract.mismatch' ? [`${endpoint} ${fault}`] : [],
  );
}

/** The JSON log lines in the app's output. */
export function logLines(): LogLine[] {
  return appOutput()
    .split('\n')
    .filter((line) => line.startsWith('{"time"'))
    .map((line) => JSON.parse(line));
}
