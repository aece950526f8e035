import { log } from '@/lib/server/log';
import { processState } from '@/lib/server/process-state';

const HOUR_MS = 3_600_000;
/** Faults remembered by a process. */
const MAX_FAULTS = 500;

/** When each fault was logged last. */
const loggedAt = () => processState('contractMismatches', () => new Map<string, number>());

/**
 * Logs where an answer of the API differs from the contract: each fault of an endpoint once an hour, whichever row has it.
 * @param faults such as `items[3].handicap: Expected number, received string`, without content of the row
 * @param uid of a record that has them
 */
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

/** The same of an answer that could not be read at all, which its screen shows as a failure. */
export function logBrokenAnswer(endpoint: string, faults: readonly string[]): void {
  log('warn', 'api.contract-broken', { endpoint });
  logMismatch(endpoint, faults);
}

/** `items[3].tee.holes[7].par: …` is one fault in all rows and holes. */
function withoutIndexes(fault: string): string {
  const [place = '', ...words] = fault.split(': ');
  return [place.replace(/\[\d+\]/g, '[]'), ...words].join(': ');
}
