import { Fragment, type ReactNode } from 'react';
import { Status } from '@/components/fields/status';
import { WithNames } from '@/components/fields/with-names';
import { eventStatus } from '@/components/resources/events/cells';
import { formatDecimal } from '@/lib/format/signed';
import { titleCase } from '@/lib/format/title-case';
import { userResult } from '@/lib/format/user-result';
import { eventsOfUser } from '@/lib/resources/events';
import { type FriendlyRound, friendlyRounds, winnerNames } from '@/lib/resources/friendly-rounds';
import type { FieldDefinition, Format } from '@/lib/resources/resource';
import type { Happening } from '@/lib/resources/timeline';
import { routes } from '@/lib/routes';
import { endText, handicapStep, wonText } from './timeline-words';

/** `value` follows the name, in the same style. */
export type TimelineLine = { what: string; href: string; name: string; value?: string; details: readonly ReactNode[] };

export function describeHappening(happening: Happening, userUid: string, format: Format): TimelineLine {
  switch (happening.kind) {
    case 'account':
      return { what: 'Account', href: routes.user(happening.uid), name: 'Account created', details: [] };
    case 'group': {
      const { uid, group, role } = happening.membership;
      return {
        what: 'Group',
        href: routes.groupMember(uid),
        name: `Joined ${group?.name ?? 'a group'}`,
        details: [role && `as ${titleCase(role)}`],
      };
    }
    case 'round': {
      const { round } = happening;
      return {
        what: 'Friendly round',
        href: routes.friendlyRound(round.uid),
        name: round.course.name,
        details: [
          titleCase(round.scoringFormat),
          <Status key="status" value={round.status} />,
          resultIn(round, userUid) ?? ended(friendlyRounds.fields.winner, round, format),
        ],
      };
    }
    case 'event': {
      const { event, memberUid } = happening;
      return {
        what: 'Event',
        href: routes.event(event.uid),
        name: event.name,
        details: [
          event.group && `in ${event.group.name}`,
          event.status && <Fragment key="status">{eventStatus(event)}</Fragment>,
          wonText(event, memberUid) ?? ended(eventsOfUser.fields.winner, event, format),
        ],
      };
    }
    case 'handicap': {
      const { entry, membership } = happening;
      const { reason, differential, event } = entry;
      return {
        what: 'Handicap',
        href: routes.memberHandicap(membership.uid),
        name: membership.group?.name ?? 'A group',
        value: handicapStep(entry) || 'Not recorded',
        details: [
          reason && titleCase(reason),
          differential != null && `differential ${formatDecimal(differential)}`,
          event && `at ${event.name}`,
        ],
      };
    }
  }
}

function resultIn(round: FriendlyRound, userUid: string): ReactNode {
  const words = userResult(round, userUid);
  return words && <WithNames names={winnerNames(round)}>{words}</WithNames>;
}

function ended<Item extends Parameters<typeof endText>[0]>(
  field: FieldDefinition<Item> | undefined,
  item: Item,
  format: Format,
): ReactNode {
  const words = endText(item, field?.text(item, format));
  return words && <WithNames names={field?.names?.(item) ?? []}>{words}</WithNames>;
}
