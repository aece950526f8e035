import { finderIn } from '@/lib/api/finder';
import type { Member } from '@/lib/contract/members';
import { field, reads } from '@/lib/contract/wire/unread';
import { handicapText } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';
import { declareRecord } from './declare-record';
import { EVERYWHERE, LABELLED, SCREENS } from './facts';

export const member = declareRecord<Member>({
  kind: 'member',
  one: 'group member',
  find: finderIn('members.list'),
  name: reads(['firstName', 'lastName'], fullName),
  facts: [
    { label: 'Member ID', id: 'uid', on: SCREENS },
    { label: 'Group', text: 'group.name', to: ({ group }) => group && routes.group(group.uid), on: EVERYWHERE },
    {
      label: 'User',
      text: reads(['userUid', 'firstName', 'lastName'], (one) => one.userUid && fullName(one)),
      to: ({ userUid }) => userUid && routes.user(userUid),
      on: SCREENS,
    },
    { label: 'Type', text: field('membershipType', (type) => type && titleCase(type)), on: LABELLED },
    { label: 'Role', text: field('role', (role) => role && titleCase(role)), on: EVERYWHERE },
    { label: 'Handicap', text: field('handicap', handicapText), on: EVERYWHERE, inLine: 'before' },
    {
      label: 'Events',
      text: reads(['userUid', 'group.name'], ({ userUid, group }) => (userUid && group ? `In ${group.name}` : null)),
      to: ({ userUid, group }) =>
        userUid && group ? routes.listed(routes.userEvents(userUid), { group: group.uid }) : null,
      on: ['page'],
    },
    { label: 'Joined', at: 'joinedAt', on: LABELLED },
  ],
  tabs: [
    { label: 'Overview', href: routes.groupMember },
    { label: 'Why this handicap', href: routes.memberHandicap },
  ],
});
