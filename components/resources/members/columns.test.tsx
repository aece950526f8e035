import { expect, it } from 'vitest';
import { cellTexts, drawnCells } from '@/components/old-list/model/drawn-cells.fixture';
import { Member } from '@/lib/contract/members';
import { groupMemberTable, membershipTable, memberTable } from './columns';

const member = {
  uid: 'm',
  firstName: 'Ann',
  lastName: 'Lee',
  membershipType: 'APPLICATION_USER',
  group: { uid: 'g', name: 'Old Stags' },
};
const memberOf = (changes: object) => Member.parse({ ...member, ...changes });

it.each([
  ['FR-4 a plus handicap has its sign', { handicap: -1.2 }, { handicap: '+1.2' }],
  ['FR-4 no handicap, role or date is -', {}, { handicap: '-', role: '-', joinedAt: '-' }],
  ['WORD-2 a role is in words', { role: 'HANDICAP_SECRETARY' }, { role: 'Handicap Secretary' }],
  ['WORD-2 a type is in words', { membershipType: 'NON_APPLICATION_USER' }, { membershipType: 'Non Application User' }],
  ['WORD-2 an unknown type too', { membershipType: 'PAST_captain' }, { membershipType: 'Past Captain' }],
] as const)('%s', (_, changes, cells) => {
  expect(cellTexts(memberTable('UTC'), memberOf(changes))).toMatchObject(cells);
  expect(cellTexts(groupMemberTable('UTC'), memberOf(changes))).toMatchObject(cells);
});

it('WORD-2 the title of a type says what it means', () => {
  expect(drawnCells(memberTable('UTC'), memberOf({})).membershipType).toContain(
    'title="Application User: a golfer with an account"',
  );
});

it("HCP-3 in a golfer's groups, a handicap that differs from the golfer's own is marked", () => {
  const cellOf = (own: number | null | undefined) =>
    drawnCells(membershipTable('UTC', { later: null, now: own }), memberOf({ handicap: 12.4 })).handicap ?? '';
  expect(cellOf(-1)).toMatch(/text-warning.*12\.4, own \+1\.0/);
  for (const own of [12.4, null, undefined]) {
    expect(cellOf(own)).not.toContain('text-warning');
    expect(cellOf(own)).toMatch(/^<a [^>]*href="\/group-members\/m"[^>]*>12\.4<\/a>$/);
  }
});
