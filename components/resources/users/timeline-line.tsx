import type { ReactNode } from 'react';
import { readable } from '@/components/cells/readable';
import { Status } from '@/components/cells/status';
import { eventWinner } from '@/components/resources/events/columns';
import { eventStatus } from '@/components/resources/events/event-status';
import { roundWinner } from '@/components/resources/friendly-rounds/columns';
import type { Happening } from '@/lib/contract/timeline';
import { field, made } from '@/lib/contract/wire/unread';
import { titleCase } from '@/lib/format/title-case';
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
        name: readable(
          member,
          field('group.name', (name) => `Joined ${name}`),
        ),
        said: [
          readable(
            member,
            field('role', (role) => role && `as ${titleCase(role)}`),
          ),
        ],
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
          round.winnerPlayer?.userUid === golfer
            ? 'Won'
            : readable(
                round,
                made(roundWinner, (words) => words && `Winner: ${words}`),
              ),
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
          readable(
            event,
            field('group.name', (name) => `in ${name}`),
          ),
          readable(event, eventStatus),
          readable(
            event,
            made(eventWinner, (words) => words && `Winner: ${words}`),
          ),
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
          readable(
            entry,
            field('reason', (reason) => reason && titleCase(reason)),
          ),
          readable(
            entry,
            field('differential', (differential) => differential != null && `differential ${differential.toFixed(1)}`),
          ),
          readable(
            entry,
            field('event', (event) => event && `at ${event.name}`),
          ),
          readable(
            member,
            field('group.name', (name) => `in ${name}`),
          ),
        ],
      };
    }
  }
}
