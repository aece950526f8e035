import { safeReturnPath } from '@/lib/auth/session/return-path';
import { withParams } from '@/lib/format/query-text';

/** Adds the screen to which signing in leads, unless that is the dashboard. */
export function withReturnPath(address: string, wanted: unknown): string {
  const from = safeReturnPath(wanted);
  return withParams(address, { from: from === '/' ? null : from });
}
