import { Status } from '@/components/data-table/cells/status';
import { Uid } from '@/components/data-table/cells/uid';
import { FactLink } from '@/components/record/fact';
import { Facts } from '@/components/record/facts';
import type { EventRound } from '@/lib/contract/events';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';

/** The facts of one round of an event; those of the event are its own. */
export function EventRoundFacts({ round, timeZone }: { round: EventRound; timeZone: string }) {
  return (
    <Facts
      facts={[
        ['Round ID', () => <Uid value={round.uid} what="round ID" />],
        ['Round', () => round.name ?? '-'],
        ['Status', () => <Status value={round.status} />],
        ['Format', () => titleCase(round.scoringFormat)],
        [
          'Course',
          () => (round.course ? <FactLink href={routes.course(round.course.uid)}>{round.course.name}</FactLink> : '-'),
        ],
        ['Country', () => round.country?.name ?? '-'],
        ['Tee', () => round.tee?.name ?? '-'],
        ['Starts', () => (round.playedAt ? `${formatDateTime(round.playedAt, timeZone)} ${zoneLabel(timeZone)}` : '-')],
        ['Players', () => (round.playersCount == null ? '-' : formatCount(round.playersCount))],
      ]}
    />
  );
}
