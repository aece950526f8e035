import 'server-only';
import { createHash } from 'node:crypto';
import { faultsOf } from '@/lib/contract/wire/unread';

/** Equal for equal answers, which need not be kept; also when fields of them could not be read. */
export function fingerprint(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer, withFaults)).digest('base64url').slice(0, 22);
}

function withFaults(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const faults = faultsOf(value);
  return faults.length === 0 ? value : { ...value, faults };
}
