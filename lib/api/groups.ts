import 'server-only';
import { fetchRows } from '@/lib/api/http/fetch';
import type { ContestUsageRows } from '@/lib/contract/groups';

/** @throws RequestFailed (404 when there is no such group), ContractBroken, Unreachable */
export function getContestUsage(id: string): Promise<ContestUsageRows> {
  return fetchRows('groups.contestUsage', { id });
}
