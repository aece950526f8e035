import { log } from '@/lib/server/log';
import { processState } from '@/lib/server/process-state';

const HOUR_MS = 3_600_000;
const MAX_FAULTS = 500;

const loggedAt = () => processState('contractMismatches', () => new Map<string, number>());

/** Logs each fault of an endpoint once an hour, however many rows have it. */
export function logMismatch(endpoint: string, faults: readonly string[], uid: string | null = null): void {
  const logged = loggedAt();
  const now = Date.now();
  for (const fault of new Set(faults.map(withoutIndexes))) {
    const key = `${endpoint} ${fault}`;
    const last = logged.get(key);
    if (last === undefined ? logged.size >= MAX_FAULTS : now - last < HOUR_MS) continue;
    logged.set(key, now);
    log('warn', 'contract.mismatch', { endpoint, fault, uid: uid ?? undefined });
  }
}

export function logBrokenAnswer(endpoint: string, faults: readonly string[]): void {
  log('warn', 'api.contract-broken', { endpoint });
  logMismatch(endpoint, faults);
}

function withoutIndexes(fault: string): string {
  const [place = '', ...words] = fault.split(': ');
  return [place.replace(/\[\d+\]/g, '[]'), ...words].join(': ');
}
