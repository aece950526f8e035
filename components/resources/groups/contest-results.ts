import { resultTable } from '@/components/golf/results/result-table';
import { nameOrUid } from '@/components/old-cells/name-or-uid';
import type { ContestUsageRows, Group } from '@/lib/contract/groups';
import type { Result } from '@/lib/contract/result';
import { formatWithZone } from '@/lib/format/date';
import type { ResultSheet } from '@/lib/golf/results/result-sheet';
import { contestsOf } from './contests';

/** How a group used each kind of contest: the API has no results of single contests. */
export function contestResults(group: Group, usage: Result<ContestUsageRows>, timeZone: string): ResultSheet {
  return {
    title: `Contests of ${nameOrUid(group, 'name')}`,
    facts: [['As of', formatWithZone(new Date(), timeZone)]],
    tables: [resultTable('Contests', contestsOf(usage, timeZone))],
  };
}
