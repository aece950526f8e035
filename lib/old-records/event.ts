import { getEvent } from '@/lib/api/events';
import type { Event } from '@/lib/contract/events';
import { field } from '@/lib/contract/wire/unread';
import { fullName } from '@/lib/format/name';
import { countText } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';
import { declareRecord, orNone } from './declare-record';
import { EVERYWHERE, LABELLED, SCREENS } from './facts';

export const event = declareRecord<Event>({
  kind: 'event',
  one: 'event',
  find: orNone(getEvent),
  name: 'name',
  facts: [
    { label: 'Event ID', id: 'uid', on: SCREENS },
    { label: 'Status', status: 'status', on: ['peek', 'hit'] },
    { label: 'Group', text: 'group.name', to: ({ group }) => group && routes.group(group.uid), on: EVERYWHERE },
    { label: 'Course', text: 'course.name', to: ({ course }) => course && routes.course(course.uid), on: EVERYWHERE },
    {
      label: 'Created by',
      text: field('createdBy', (createdBy) => createdBy && fullName(createdBy)),
      to: ({ createdBy }) => createdBy && routes.user(createdBy.uid),
      on: LABELLED,
    },
    { label: 'Scoring format', text: field('scoringFormat', (format) => format && titleCase(format)), on: LABELLED },
    {
      label: 'Team format',
      text: field('teamFormat', (teamFormat) => (teamFormat ? titleCase(teamFormat) : 'Everybody plays alone')),
      on: LABELLED,
    },
    { label: 'Starts', at: 'startDate', on: EVERYWHERE },
    { label: 'Ends', at: 'endDate', on: LABELLED },
    { label: 'Players', text: field('participantsCount', countText), on: LABELLED },
    { label: 'Teams', text: field('teamsCount', countText), on: LABELLED },
    {
      label: 'Rounds',
      text: field('roundsCount', countText),
      to: ({ uid }) => routes.eventRoundsOf({ event: uid }),
      on: LABELLED,
    },
    { label: 'Created', at: 'createdAt', on: LABELLED },
  ],
  tabs: [
    { label: 'Overview', href: routes.event },
    {
      label: 'Individuals',
      href: (uid) => routes.eventTab(uid, { tab: 'individuals' }),
      total: ({ participantsCount }) => participantsCount,
    },
    {
      label: 'Teams',
      href: (uid) => routes.eventTab(uid, { tab: 'teams' }),
      total: ({ teamsCount }) => teamsCount,
      isOf: ({ teamFormat, teamsCount }) => Boolean(teamFormat || teamsCount),
    },
    {
      label: 'Team sheet',
      href: (uid) => routes.eventTab(uid, { tab: 'team-sheet' }),
      isOf: ({ teamFormat, teamsCount }) => Boolean(teamFormat || teamsCount),
    },
    { label: 'Rounds', href: (uid) => routes.eventRoundsOf({ event: uid }), total: ({ roundsCount }) => roundsCount },
    { label: 'Friendly rounds', href: routes.eventFriendlyRounds, isCounted: true },
  ],
});
