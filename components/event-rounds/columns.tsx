import { PlayTime } from '@/components/course-time/play-time';
import { RowLink } from '@/components/data-table/cells/links';
import { Uid } from '@/components/data-table/cells/uid';
import type { Column } from '@/components/data-table/column';
import { courseColumn, groupColumn, statusColumn } from '@/components/events/shared-columns';
import { teeCell } from '@/components/friendly-rounds/tee-cell';
import type { EventRound } from '@/lib/contract/events';
import { orNull } from '@/lib/contract/unread';
import { zoneLabel } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';

/** Rounds of the events of all groups. */
export function eventRoundColumns(timeZone: string): Column<EventRound>[] {
  const [event, status, ...others] = columnsOf(timeZone);
  return [event, status, groupColumn(160, 108), ...others];
}

/** Rounds of the events of one group. */
export function groupRoundColumns(timeZone: string): Column<EventRound>[] {
  const [event, ...others] = columnsOf(timeZone);
  return [{ ...event, width: 340, narrow: 234 }, ...others];
}

function columnsOf(timeZone: string): [event: Column<EventRound>, status: Column<EventRound>, ...Column<EventRound>[]] {
  return [
    {
      id: 'event',
      header: 'Event',
      sortKey: 'event',
      width: 170,
      narrow: 126,
      small: 'title',
      link: ({ event, uid }) => orNull(() => routes.event(event.uid)) ?? routes.eventRound(uid),
      cell: ({ event }) => <RowLink href={routes.event(event.uid)}>{event.name}</RowLink>,
    },
    statusColumn(155, 130),
    courseColumn(160, 110),
    {
      id: 'playedAt',
      header: 'Starts',
      note: zoneLabel(timeZone),
      sortKey: 'playedAt',
      width: 128,
      narrow: 100,
      small: 'fact',
      cell: (round) =>
        round.playedAt ? (
          <PlayTime at={round.playedAt} course={orNull(() => round.course?.uid)} timeZone={timeZone} />
        ) : null,
    },
    {
      id: 'playersCount',
      header: 'Players',
      sortKey: 'playersCount',
      align: 'end',
      width: 96,
      narrow: 82,
      small: 'fact',
      cell: ({ playersCount }) => (playersCount == null ? null : formatCount(playersCount)),
    },
    { id: 'name', header: 'Round', width: 68, small: 'fact', cell: ({ name }) => name },
    { id: 'tee', header: 'Tee', width: 56, small: 'fact', cell: teeOf },
    {
      id: 'scoringFormat',
      header: 'Format',
      sortKey: 'scoringFormat',
      width: 96,
      small: 'fact',
      cell: ({ scoringFormat }) => titleCase(scoringFormat),
    },
    {
      id: 'uid',
      header: 'Round ID',
      width: 170,
      small: 'fact',
      cell: (round) => <Uid value={round.uid} what="round ID" href={orNull(() => boardOf(round)) ?? undefined} />,
    },
  ];
}

/** Who played, and how they scored. */
function boardOf({ event }: EventRound): string {
  return routes.eventTab(event.uid, { tab: 'individuals' });
}

function teeOf(round: EventRound) {
  const { uid, tee } = round;
  const course = orNull(() => round.course?.name);
  return tee ? teeCell({ uid, tee, places: course ? [course] : [] }) : null;
}
