import { leaderColumns } from '@/components/golf/leaderboard/leader-columns';
import type { Scoring } from '@/components/golf/leaderboard/leaders';
import { only, type TableOf } from '@/components/old-cells/column';
import type { Event } from '@/lib/contract/events';
import { eventTable } from './columns';

type Playing = Event & { scoring: Scoring };

/** Events in progress: since when, who leads, and what is overdue. */
export function playingEventTable(timeZone: string): TableOf<Playing> {
  const { columns } = only<Playing>(eventTable(timeZone) as TableOf<Playing>, 'name', 'status', 'group', 'startDate');
  return { columns: [...columns.slice(0, 2), ...leaderColumns<Playing>(), ...columns.slice(2)] };
}
