import { leaderColumns } from '@/components/golf/leaderboard/leader-columns';
import type { Scoring } from '@/components/golf/leaderboard/leaders';
import { only, type TableOf } from '@/components/old-cells/column';
import { EventStatus, eventStatusWords } from '@/components/resources/events/event-status';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { routes } from '@/lib/routes';
import { friendlyRoundTable } from './columns';

type Playing = FriendlyRound & { scoring: Scoring };

/** Friendly rounds in progress: since when, who leads, and what is overdue. */
export function playingRoundTable(timeZone: string): TableOf<Playing> {
  const { columns } = only<Playing>(
    friendlyRoundTable(timeZone) as TableOf<Playing>,
    ...['course', 'createdBy', 'createdAt', 'uid'],
  );
  const [id, course, ...others] = columns;
  if (!id || !course) throw new Error('The table of friendly rounds has no id or course');
  const { to: _, ...place } = course;
  return {
    columns: [
      { ...place, link: ({ uid }) => routes.friendlyRound(uid) },
      {
        id: 'status',
        header: 'Status',
        width: 142,
        narrow: 116,
        small: 'aside-1',
        // A round is of one day: it should have ended on the day when it began.
        text: ({ status, createdAt }) => eventStatusWords(status, createdAt),
        cell: ({ status, createdAt }) => <EventStatus status={status} endDate={createdAt} />,
      },
      ...leaderColumns<Playing>(),
      ...others,
      { ...id, link: () => null },
    ],
  };
}
