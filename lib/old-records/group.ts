import { finderIn } from '@/lib/api/finder';
import type { Group } from '@/lib/contract/groups';
import { field } from '@/lib/contract/wire/unread';
import { fullName } from '@/lib/format/name';
import { countText } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { declareRecord } from './declare-record';
import { EVERYWHERE, placeOf, SCREENS } from './facts';

export const group = declareRecord<Group>({
  kind: 'group',
  one: 'group',
  find: finderIn('groups.list'),
  name: 'name',
  facts: [
    { label: 'Group ID', id: 'uid', on: SCREENS },
    {
      label: 'Owner',
      text: field('owner', (owner) => owner && fullName(owner)),
      to: ({ owner }) => owner && routes.user(owner.uid),
      on: EVERYWHERE,
      inLine: 'before',
    },
    { label: 'Country', text: 'country.name', to: placeOf('country'), on: EVERYWHERE },
    { label: 'Members', text: field('membersCount', countText), on: EVERYWHERE, inLine: 'after' },
    { label: 'Events', text: field('eventsCount', countText), on: SCREENS },
    { label: 'Created', at: 'createdAt', on: SCREENS },
  ],
  tabs: [
    { label: 'Overview', href: routes.group },
    { label: 'Members', href: routes.membersOfGroup, part: 'members', isCounted: true },
    { label: 'Events', href: routes.groupEvents, isCounted: true },
    { label: 'Rounds', href: routes.groupRounds, isCounted: true },
  ],
});
