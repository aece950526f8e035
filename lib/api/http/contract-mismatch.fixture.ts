import { type LogFields, onLogLine } from '@/lib/server/log';
import { resetProcessState } from '@/lib/server/process-state.fixture';

const lines: LogFields[] = [];
onLogLine((_, event, fields) => {
  if (event === 'contract.mismatch') lines.push(fields);
});

export function loggedMismatches(): readonly LogFields[] {
  return lines;
}

/** Forgets which mismatches were logged, so that each is logged again. */
export function forgetMismatches(): void {
  lines.length = 0;
  resetProcessState('contractMismatches');
}
