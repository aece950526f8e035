import { type LogFields, onLogLine } from '@/lib/server/log';
import { resetProcessState } from '@/lib/server/process-state.fixture';

const lines: LogFields[] = [];
onLogLine((_, event, fields) => {
  if (event === 'contract.mismatch') lines.push(fields);
});

export function loggedMismatches(): readonly LogFields[] {
  return lines;
}

/** Resets the memory of logged faults, so that each one is logged again. */
export function forgetMismatches(): void {
  lines.length = 0;
  resetProcessState('contractMismatches');
}
