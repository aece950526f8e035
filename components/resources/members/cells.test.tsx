import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Member } from '@/lib/contract/members';
import { membersOfGroup } from '@/lib/resources/members';
import { memberCells } from './cells';

const member = (changes: object) => Member.parse({ uid: 'm', firstName: 'Ann', lastName: 'Lee', ...changes });

it.each([
  ['FR-4 a plus handicap has a plus sign', { handicap: -1.2 }, { handicap: '+1.2' }],
  ['FR-4 a missing handicap, role or date is empty', {}, { handicap: null, role: null, joinedAt: null }],
  ['WORD-2 a role is shown in words', { role: 'HANDICAP_SECRETARY' }, { role: 'Handicap Secretary' }],
  [
    'WORD-2 a membership type is shown in words',
    { membershipType: 'NON_APPLICATION_USER' },
    { membershipType: 'Non Application User' },
  ],
  [
    'WORD-2 an unknown membership type is shown in words',
    { membershipType: 'PAST_captain' },
    { membershipType: 'Past Captain' },
  ],
] as const)('a cell of a member: %s', (_, changes, texts) => {
  const { fields } = membersOfGroup;
  const all = Object.entries(fields).map(([id, { text }]) => [id, text(member(changes), { timeZone: 'UTC' })]);
  expect(Object.fromEntries(all)).toMatchObject(texts);
});

it('WORD-2 the tooltip of a membership type explains the type', () => {
  const cell = memberCells.membershipType(member({ membershipType: 'APPLICATION_USER' }));
  expect(renderToStaticMarkup(cell)).toContain('title="Application User: has an app account"');
});
