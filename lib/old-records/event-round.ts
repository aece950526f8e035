import { finderIn } from '@/lib/api/finder';
import type { EventRound } from '@/lib/contract/events';
import { field, reads } from '@/lib/contract/wire/unread';
import { countText } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';
import { declareRecord } from './declare-record';
import { EVERYWHERE, LABELLED, placeOf, SCREENS } from './facts';

/** A round of an event: its scores are on the screen of the event. */
export const eventRound = declareRecord<EventRound>({
  kind: 'eventRound',
  one: 'event round',
  find: finderIn('events.listRounds'),
  name: reads(['event.name', 'name'], ({ event, name }) => [event?.name, name].filter(Boolean).join(', ')),
  href: ({ uid, event }) => (event ? routes.event(event.uid) : routes.eventRound(uid)),
  facts: [
    { label: 'Round ID', id: 'uid', on: SCREENS },
    { label: 'Round', text: 'name', on: LABELLED },
    { label: 'Status', status: 'status', on: EVERYWHERE },
    { label: 'Format', text: field('scoringFormat', (format) => format && titleCase(format)), on: LABELLED },
    { label: 'Group', text: 'group.name', to: ({ group }) => group && routes.group(group.uid), on: EVERYWHERE },
    { label: 'Course', text: 'course.name', to: ({ course }) => course && routes.course(course.uid), on: EVERYWHERE },
    { label: 'Country', text: 'country.name', to: placeOf('country'), on: LABELLED },
    { label: 'Tee', text: 'tee.name', on: LABELLED },
    { label: 'Starts', at: 'playedAt', on: EVERYWHERE },
    { label: 'Players', text: field('playersCount', countText), on: LABELLED },
  ],
});
