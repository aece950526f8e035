import { finderIn } from '@/lib/api/finder';
import type { User } from '@/lib/contract/users';
import { field, reads } from '@/lib/contract/wire/unread';
import { handicapText } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';
import { declareRecord } from './declare-record';
import { EVERYWHERE, LABELLED, placeOf, SCREENS } from './facts';

export const golfer = declareRecord<User>({
  kind: 'golfer',
  one: 'golfer',
  find: finderIn('users.list'),
  name: reads(['firstName', 'lastName'], fullName),
  facts: [
    { label: 'User ID', id: 'uid', on: SCREENS },
    { label: 'Handicap', text: field('handicap', handicapText), on: EVERYWHERE, inLine: 'before' },
    { label: 'Country', text: 'country.name', to: placeOf('country'), on: EVERYWHERE },
    { label: 'Region', text: 'region.name', to: placeOf('region'), on: EVERYWHERE },
    { label: 'Status', status: 'status', on: EVERYWHERE },
    { label: 'Created', at: 'createdAt', on: LABELLED },
    { label: 'Last active', at: 'lastActiveAt', on: LABELLED },
    { label: 'E-mail', asked: ({ uid }) => routes.userEmail(uid), on: LABELLED },
  ],
  tabs: [
    { label: 'Overview', href: routes.user },
    { label: 'Timeline', href: (uid) => routes.userTimeline(uid) },
    { label: 'Events', href: routes.userEvents, isCounted: true },
    {
      label: 'Friendly rounds',
      href: routes.userFriendlyRounds,
      part: 'rounds',
      isCounted: true,
    },
    { label: 'Groups', href: routes.userGroups, part: 'groups', isCounted: true },
    { label: 'Handicaps', href: routes.userHandicaps },
    { label: 'Friends', href: routes.userFriends, part: 'friends', isCounted: true },
    { label: 'Rounds created', href: routes.friendlyRoundsBy, isCounted: true },
  ],
});
