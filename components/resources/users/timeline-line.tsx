import type { ReactNode } from 'react';
import { drawn, readable } from '@/components/old-cells/readable';
import { Status } from '@/components/old-cells/status';
import { eventWinner } from '@/components/resources/events/columns';
import { eventStatus } from '@/components/resources/events/event-status';
import type { Happening } from '@/lib/contract/timeline';
import { made } from '@/lib/contract/wire/unread';
import { formatDecimal } from '@/lib/format/signed';
import { titleCase } from '@/lib/format/title-case';
import { roundWinner } from '@/lib/old-records/round-winner';
import { routes } from '@/lib/routes';
import { handicapStep } from './timeline-words';

export type TimelineLine = { what: string; href: string; name: ReactNode; said: readonly ReactNode[] };

/** What happened as its line says it, and where that leads. */
export function lineOf(one: Happening, golfer: string): TimelineLine {
  switch (one.kind) {
    case 'account':
      return { what: 'Account', href: routes.user(one.uid), name: 'Account created', said: [] };
    case 'group': {
      const { member } = one;
      return {
        what: 'Group',
        href: routes.groupMember(member.uid),
        name: drawn(member, 'group.name', (name) => `Joined ${name}`),
        said: [drawn(member, 'role', (role) => role && `as ${titleCase(role)}`)],
      };
    }
    case 'round': {
      const { round } = one;
      return {
        what: 'Friendly round',
        href: routes.friendlyRound(round.uid),
        name: round.course.name,
        said: [
          titleCase(round.scoringFormat),
          <Status key="status" value={round.status} />,
          round.winnerPlayer?.userUid === golfer ? 'Won' : readable(round, made(roundWinner, winnerSaid)),
        ],
      };
    }
    case 'event': {
      const { event } = one;
      return {
        what: 'Event',
        href: routes.event(event.uid),
        name: readable(event, 'name'),
        said: [
          drawn(event, 'group.name', (name) => `in ${name}`),
          readable(event, eventStatus),
          readable(event, made(eventWinner, winnerSaid)),
        ],
      };
    }
    case 'handicap': {
      const { entry, member } = one;
      return {
        what: 'Handicap',
        href: routes.memberHandicap(member.uid),
        name: handicapStep(entry),
        said: [
          drawn(entry, 'reason', (reason) => reason && titleCase(reason)),
          drawn(
            entry,
            'differential',
            (differential) => differential != null && `differential ${formatDecimal(differential)}`,
          ),
          drawn(entry, 'event', (event) => event && `at ${event.name}`),
          drawn(member, 'group.name', (name) => `in ${name}`),
        ],
      };
    }
  }
}

const winnerSaid = (words: string | null) => words && `Winner: ${words}`;
